/** The words of the table, each explained in a sentence or two. The address of one is `/help#` and its id. */
export interface Entry {
  id: string;
  word: string;
  means: string;
}
export interface Chapter {
  title: string;
  entries: Entry[];
}

export const HELP: readonly Chapter[] = [
  {
    title: 'Which games',
    entries: [
      {
        id: 'games',
        word: 'Two games',
        means:
          'Across A Deadly Field, with its charts for 25, 15 and 10 mm, and Regimental Fire and Fury. You ' +
          'bring the rules, the figures and the dice; this journal knows the charts, does the sums and keeps ' +
          'what happened.',
      },
      {
        id: 'charts',
        word: 'Charts and odds',
        means:
          'Every table of the chart that is played, with a search; and a calculator for “what if”. At the ' +
          'table the odds stand there before the dice fall.',
      },
    ],
  },
  {
    title: 'The turn',
    entries: [
      {
        id: 'begin',
        word: 'Begin',
        means:
          'Opens a turn. Before it nobody can act. In Across A Deadly Field the leaders of both sides move ' +
          'first, then the side with the initiative acts, then the other one.',
      },
      {
        id: 'part',
        word: 'A part, a phase',
        means:
          'A stretch of the turn in which one side does one kind of thing. Across A Deadly Field calls it a ' +
          'part: leaders, first side, second side. Regimental Fire and Fury has phases: maneuver, defensive ' +
          'fire, offensive fire, charge. The line under the turn says which one it is and whose.',
      },
      {
        id: 'end',
        word: 'End this part, Next phase',
        means:
          'Says that this side has finished. Who has not acted by then does not act any more in it; undo takes ' +
          'it back.',
      },
      {
        id: 'actions',
        word: 'Left',
        means: 'How many actions a unit still has in this part. Half an action is written ½.',
      },
      {
        id: 'reaction',
        word: 'Reaction',
        means:
          'What a unit does in the other side’s part, because something happened in its reach: it fires at ' +
          'those who come near, or faces them. A unit that has reacted says so.',
      },
    ],
  },
  {
    title: 'What is due',
    entries: [
      {
        id: 'due',
        word: 'A due check',
        means:
          'Something that the rules ask for before play goes on, because of what was just recorded: a morale ' +
          'check after hits, a leader in danger, a retreat. It stands on top in brass. Whoever plays that side ' +
          'takes it; the others see for whom they wait.',
      },
      {
        id: 'question',
        word: 'A question',
        means:
          'The rules let a player choose, for example who answers a charge. It is due like a check, and ' +
          'answered with Yes, No or a unit.',
      },
      {
        id: 'step',
        word: 'Next step',
        means:
          'A charge goes step by step: declared, met, fired at, fought out. Each step comes as a card when the ' +
          'one before is recorded.',
      },
    ],
  },
  {
    title: 'Units',
    entries: [
      {
        id: 'tile',
        word: 'A tile',
        means:
          'Name and strength; small blocks for figures, stands or guns, those lost are empty. Below it morale ' +
          'and formation. ★ means that a leader is with it.',
      },
      {
        id: 'morale',
        word: 'In trouble',
        means:
          'Disordered ◇, shaken ▼ or routed ✕ in Across A Deadly Field; disordered, worn, spent or broken in ' +
          'Regimental Fire and Fury.',
      },
      {
        id: 'volley',
        word: 'Opening volley',
        means:
          'The first fire of a fresh regiment is worth more. The small mark beside the blocks shows that it is ' +
          'not fired yet.',
      },
      {
        id: 'leaders',
        word: 'Leaders',
        means:
          'They ride with a regiment or stand alone. All leaders of both sides are in one list; those who are ' +
          'not touched stay where they are.',
      },
    ],
  },
  {
    title: 'Putting things right',
    entries: [
      {
        id: 'undo',
        word: 'Undo, Redo',
        means:
          'Undo takes the last entry back and names it. Redo puts back what was taken back. Nothing is ever ' +
          'deleted: both stand in the journal.',
      },
      {
        id: 'amend',
        word: 'Amend',
        means:
          'Corrects one entry in the past and keeps those after it. First it shows what would come out ' +
          'differently; nothing has happened until you say so, and no die is rolled again.',
      },
      {
        id: 'ruling',
        word: 'A ruling',
        means:
          'The umpire’s word: a unit is otherwise than the journal has it, something due is struck, or ' +
          'something is allowed that the rules refuse. Always with a reason.',
      },
      {
        id: 'consent',
        word: 'By consent',
        means: 'If the battle was started so, the other side is asked before anything is taken back.',
      },
    ],
  },
  {
    title: 'Seats and keys',
    entries: [
      {
        id: 'seat',
        word: 'A seat',
        means:
          'The umpire, a side, some commands of a side, or a spectator. A seat has a key; the link or QR code ' +
          'that takes it carries the key. The umpire speaks for both sides, so one phone is enough.',
      },
      {
        id: 'code',
        word: 'A code',
        means:
          'Six letters and figures that stand for a key, good once and for ten minutes. Who has lost a key ' +
          'gets a code from the umpire, from another device with the same seat, or from whoever runs the ' +
          'server, and types it under “Join with a code”.',
      },
      {
        id: 'waiting',
        word: 'Waiting',
        means: 'Without network entries are kept on this device with their dice, and sent in order when it is back.',
      },
      {
        id: 'archive',
        word: 'Archive',
        means:
          'The battles of this device, with a search. A battle in a sealed file can be opened there, too, and ' +
          'with the key of the server all its battles are listed.',
      },
    ],
  },
];
