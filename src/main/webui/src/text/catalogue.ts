/** Every text of the page that the server does not send. One object for each screen; `{0}` takes a value. */
export const text = {
  app: { name: 'Longroll', tagline: 'The journal of a battle, kept at the table.', games: 'For Across A Deadly Field and Regimental Fire and Fury.', newer: 'The server has a newer page.', newerLater: 'The server has a newer page. Finish this entry, then reload.', reload: 'Reload',
    wait: 'One moment', back: 'Back', close: 'Close', skip: 'Skip to the table', gone: 'There is nothing here.',
    toStart: 'To the first page', light: 'Light', dark: 'Dark', asSystem: 'As the device', theme: 'Colours' },
  home: { goOn: 'Go on', open: 'Open', yours: 'Your battles', start: 'Start a battle', own: 'Your own',
    ownNote: 'Build it, paste a table, or begin from another battle', demo: 'Watch a recorded battle', charts: 'Charts and odds', join: 'Join with a code', forget: 'Forget {0}', forgetNote: 'This device then has no key of the seat {0} any more.',
    units: '{0} units', turns: '{0} turns', turnOf: 'Turn {0} of {1}', turn: 'Turn {0}', over: 'Over', checkDue: 'a check is due', checksDue: '{0} checks are due',
    seat: 'your seat: {0}', none: 'No battle yet. Start one, or join with the link or the code of a friend.', lost: 'not on this server any more' },
  first: { title: 'What it does', games: 'The journal of a battle in miniature, for two games of the American Civil War: Across A Deadly Field and Regimental Fire and Fury. You bring rules, figures and dice.', next: 'Next', done: 'Begin', skip: 'Skip',
    one: 'You roll the dice. Tap the unit that fires, tap its target, tap the faces as they fell.',
    two: 'The journal knows the charts. Every modifier and the odds stand on the screen before the dice.',
    three: 'A slip? Undo takes it back. Everybody at the table sees the same, at once.' },
  start: { title: 'A new battle', scenario: 'Scenario', rules: 'Rules', dice: 'Dice', undo: 'Who may undo', umpire: 'Umpire', withUmpire: 'An umpire rules',
    noUmpire: 'No umpire', players: 'Players', playerOf: '{0}: name (may stay empty)', go: 'Start, and hand out seats', houseRules: 'House rules',
    addRule: 'Add a house rule', ruleFind: 'Which line of the chart?', ruleHint: 'light woods, actions, command radius …', printed: 'the chart has {0}', ruleValue: 'At your table', ruleTitle: 'Its name at your table', visible: 'Who may look', admin: 'Key of this server', adminNote: 'This server asks for a key to start battles.' },
  seats: { title: 'Seats', link: 'Link', copy: 'Copy link', send: 'Send link', point: 'Point a camera here.',
    reach: 'The other phones reach this battle at', from: { named: 'named on this device', page: 'this page came this way', network: 'this room’s network' }, another: 'Another address…', anotherNote: 'a name, a tunnel', useIt: 'Use it', noAddress: 'That is no address. It looks like https://journal.example.org or 192.168.1.20:8080.',
    unreachable: 'No other device reaches this server, as far as it knows.', unreachableNote: 'It listens to this machine alone. Name an address of a tunnel or a proxy below, or start it so that it listens to the network.',
    you: 'you', above: 'shown above', show: 'Show', thisDevice: 'this device', recorded: 'has recorded', nothingYet: 'nothing recorded yet', watching: 'sees all, touches nothing', copied: 'Copied', code: 'A code to type',
    codeLeft: 'good once, for {0} more minutes', codeGone: 'This code has run out.', toTable: 'To the table', open: 'Take this seat', qr: 'QR code for {0}', join: 'Type it at {0}',
    plain: 'This page came over plain http: it works while it is open, but cannot be installed, keep the screen awake or reload without network.',
    secure: 'This page can be installed as an app; it then reloads without network and keeps the screen awake.', command: 'A seat for a command', commandName: 'Name', give: 'Make the seat',
    newLink: 'Make a new link', newLinkNote: 'The link is on the device that started the battle. A code works at once; a new link ends the old one.' },
  proofs: { title: 'Checkpoints', intro: 'The server signs the journal at the end of every turn. Take a photo of the code: with it anybody can show later whether something was rewritten.', sign: 'Sign it now', report: 'Audit report',
    paper: 'As PDF', check: 'Check a file', covers: 'Events 1 to {0}', by: 'at the seat {0}, {1}, signed by {2}', qr: 'QR code of the checkpoint {0}', none: 'Nothing was signed yet.', open: 'Checkpoints and audit',
    proof: 'Proof', included: 'Its {0} events are among the first {1} that this checkpoint is of:', whole: 'The whole proof' },
  join: { title: 'Join a battle', code: 'Code', go: 'Take the seat', note: 'Six letters and figures, from the umpire’s page.', lost: 'The key of your seat is lost? The umpire, or another device with the same seat, makes a code under Seats.' },
  help: { title: 'Help', search: 'A word of the table', none: 'No word like that.', what: 'What is this: {0}?' },
  archive: { title: 'Archive', search: 'Part of a title', none: 'No battle has this in its title.', more: 'More battles', import: 'Open a battle from a file', importNote: 'The sealed ledger, or the archive with its photos, as a battle’s own page offers them under Downloads. It is checked to the last byte before anything is kept.', admin: 'Key of this server', showAll: 'Show all', adminNeeded: 'Type the key of this server below.', takeSeat: 'Take a seat whose key was lost', lost: 'A key is lost? A code stands for it, once.', seats: { umpire: 'Umpire', spectator: 'Watching' } },
  own: { title: 'Your own battle', name: 'Title', initiative: 'Who begins', units: 'Units', paste: 'One line a unit, from a spreadsheet, with a heading: name, side, brigade, arm, figures, stands, sections or gun stands, quality, weapon; also formation, arrives, worn at, spent at.',
    ruleset: 'Rules', turnLimit: 'Turns', ok: '{0} units read', wrong: 'Line {0}, {1}: {2}', sample: 'Put in a sample', sampleTitle: 'A first skirmish', noTitle: 'A title is missing.', noUnits: 'No unit yet: paste some, or put in the sample.', twoSides: 'There must be two sides.',
    build: 'Build', pasteTab: 'Paste a table', from: 'From a battle', fromNote: 'Its order of battle is taken over as it was mustered; change what you like.', played: 'on this device', show: 'Show', strength: '{0} units, {1} {2}', unit: 'Unit', leader: 'Leader', command: 'Command', newUnit: 'A new unit', newBrigade: 'Brigade {0}', noBrigade: 'No brigade yet',
    unitName: 'Name of the unit', brigade: 'Brigade', arrives: 'Arrives in turn', removeUnit: 'Remove {0}', done: 'Done', didYouMean: 'Did you mean one of these?', leaderName: 'Name of the leader', worth: 'His worth', benefit: 'benefit {0}',
    objectives: 'Objectives', objective: 'Objective', objectiveName: 'Name of the objective', points: 'worth {0} points', worthPoints: 'Points', heldBy: 'Held by', heldByNone: 'held by no side', heldBySide: 'held by {0}' },
  table: { turnOf: 'Turn {0} of {1}', turn: 'Turn {0}', acts: '{0} acts', youAct: '{0} acts: you', youAre: 'You are {0}', theUmpire: 'the umpire', steps: 'Steps of the turn', done: 'over: ',
    over: 'The battle is over', find: 'Find a unit', points: 'Points: {0}', objectives: 'Objectives', held: '{0}, held by {1}', unheld: '{0}, held by no side',
    due: 'Due now', take: 'Take it', waiting: 'Waiting for {0}', left: '{0} left', reacted: 'reacted', begun: 'begun', fired: 'fired', deeds: { move: 'moved', charging: 'charging', charge: 'charged', hold: 'held', 'change-formation': 'new formation' } as Record<string, string>, arrives: 'turn {0}', mayArrive: 'May arrive now', low: 'low on ammunition', volley: 'opening volley not yet fired',
    leader: 'leader', checkDue: 'Check due', strengthOf: '{0} of {1} {2}', spent: 'has acted', tapTarget: 'tap a target, or a friend to join in', tapUnit: 'tap a unit', canAct: 'Can act', inTrouble: 'In trouble', allOf: 'All {0}', mine: 'Mine', idle: '{0} units, nothing to do',
    beginFirst: 'The turn has not begun. Begin it; then the leaders move, and after them the units act.', begunBy: 'The turn has not begun: {0} begins it.',
    settledBy: '{0} has recorded it: {1}', noLongerDue: 'It is no longer due: something before it was taken back or changed.',
    always: 'Always here', undo: 'Undo', undoOf: 'Undo {0}', redo: 'Redo', note: 'Note', journal: 'Journal', table: 'Table', more: 'More', nothingToUndo: 'No entry yet', isAsked: '{0}’s, who is asked', newest: 'The newest event', entry: 'entry {0}', notActed: '{0} units have not acted', notActedOne: '1 unit has not acted', halfActed: '{0} have actions left', mayAct: '{0} units may still act', mayActOne: '1 unit may still act', notManeuvered: '{0} have not maneuvered', allActed: 'all have acted', nowActs: '{0} acts now', watching: 'You are watching', otherPart: '{0} acts now',
    mayFire: 'may fire', notFired: '{1}: {0} units have not fired', notFiredOne: '{0}: 1 unit has not fired', lost: 'lost', surrendered: 'surrendered', surrenderedTo: 'surrendered to {0}',
    left2: 'left the table', other: '{0} others', offline: 'No network', waitingEntries: '{0} waiting', allRecorded: 'All recorded', empty: 'No unit is on the table yet.', noneInTrouble: 'No unit is in trouble.', noneCanAct: 'No unit can act now.', seatOf: 'Seat: {0}', findHint: 'Name of a unit',
    moreNews: '{0} entries more', keys: 'All keys', step: 'Next step', leaders: 'Leaders', mayMove: '{0} may move', with: 'with the {0}', alone: 'alone', fell: 'fell', instead: 'It may also' },
  wanted: { title: 'What you want', question: '{0}: what do you want today?', note: 'The report begins with it. The others can read it too.' },
  leaders: { benefit: 'benefit', rides: 'rides to {0}″', comes: 'comes in turn {0}', comesWith: 'comes with the first of his command', stays: 'stays, {0}', stay: 'Stays', which: 'Which regiment?', records: 'one tap records', onward: 'Begin: {0} acts', oneStays: '1 leader has not moved and stays', manyStay: '{0} leaders have not moved and stay', other: 'Another regiment…',
    verbs: { 'attach-leader': 'Rides with…', 'detach-leader': 'Leaves it', 'leader-move': 'Moves…' } },
  record: { withWhom: 'With whom',
    from: 'Seen from the target', cover: 'Cover of the target', asLast: 'as last time', more: 'More to say', less: 'Less', dice: 'Dice', die: 'Die {0} of {1}', onlyDie: 'The die', lastRecords: 'the last one records', roll: 'Roll', rollOff: 'Without network: thrown dice',
    record: 'Record', isBack: 'It is back', isBackBy: 'It is back {0}″', holds: 'It holds', drop: 'Drop this entry', handToHand: 'Hand to hand', givesWay: '{0} gives way', loses: 'loses {0}', goesBack: 'back {0}″', fromTo: '{0} to {1}', stopsShort: '{0} stops short', why: 'Why', chart: 'Modifiers', modifiers: 'modifiers', notCounted: 'does not count', odds: 'Odds', clear: 'Clear die {0}', target: 'At whom', targetNeeded: 'Tap the target', unitsNeeded: 'Tap who does it',
    addLeg: 'Another leg', leg: 'Leg {0}', inches: 'Inches', terrain: 'Ground of the leg', yes: 'Yes', no: 'No', keep: 'Keep', text: 'What happened', photo: 'Photo', outcome: 'Outcome', countOf: 'Dice: {0}', fewer: 'One die fewer', moreDice: 'One die more',
    needsNet: 'This needs the network.', waived: 'Umpire allows it', waiveReason: 'Why it is allowed',  x: 'across', y: 'up', facing: 'facing', addOne: 'Add', none: 'None', removeOne: 'Remove', half: '½', attacker: 'Attacker', defender: 'Defender', 
    leaderNear: 'Leader near', apart: 'How far each of them is', nearer: '{0}: one inch nearer', farther: '{0}: one inch farther', inchesOf: 'Inches from {0}',
    setUnit: 'Which unit', setWhat: 'Change …', setNow: 'now' },
  forms: { standing: 'Stays in force when entries before it are taken back',
    addLeader: 'Add a leader', leaderName: 'His name', leads: 'Whom he commands', noName: 'His name is missing.', noCommand: 'Whom he commands is missing.',
    addUnit: 'Add a unit', ruling: 'The umpire rules', placing: 'Where a unit stands', place: 'It stands there', placed: '{0} is placed', why: 'Why', whyUnit: 'Left out of the roster', whyRuling: 'A hit was forgotten', noReason: 'Say why.', unit: 'Unit', whichUnit: 'Choose a unit', whichDue: 'Choose what is struck', whichChange: 'Change something of it', rulesOn: 'He rules on', strikes: 'Something due', changes: 'A unit', rule: 'Rule so', isNow: 'is {0}', less: '{0}: one less', more: '{0}: one more', everything: 'Everything else of it',
    where: 'Touch the table, or say its inches.', touchIt: 'Touch where it stands', wide: '{0}″ by {1}″, near edge below', fromLeft: 'Inches from the left edge', fromNear: 'Inches from the near edge', faces: 'It faces', away: 'Away', right: 'Right', towards: 'Near edge', left: 'Left' },
  sum: { basicMorale: 'Basic morale point', moralePoint: 'Morale point', lessMorale: '{0} − {1}', orMoreHolds: 'or more holds', atMost: '{0}, and at most {1}', atLeast: '{0}, and at least {1}',
    forPoints: 'For {0} points', dice: 'Dice', heldTo: 'held to {0}', nDice: '{0} dice and', oneDie: 'The die and', twoDice: 'Two dice and', inAll: 'In all', noDice: 'no dice' },
  retreat: { picture: '{0} goes back {1} inches', stood: 'it stood here', chart: 'The chart:', short: 'back {0}″ from the enemy.', beyond: 'out of close range, {0}″.', full: 'a full move, up to {0}″.', holdsLabel: 'It may hold', holds: { 'out-of-close-range': 'Out of close range', fortified: 'Fortified' } as Record<string, string>,
    howFar: 'How far', less: 'One inch less', more: 'One inch more', asChart: 'as the chart says', asMeasured: 'as measured' },
  asking: { first: 'First: {0}', who: 'who does it', whom: 'at whom', need: { band: 'How far is it?', inches: 'How far is it?' } as Record<string, string>, tapRange: 'Tap a range above; the dice open at once.', tapField: 'Say it above; the dice open at once.', what: '{0}?', units: 'Who does it?', target: 'At whom?', upTo: '≤ {0}″', dice: '{0} dice', die: '1 die', hit: 'a hit {0} %' },
  question: { of: 'Question for {0}', is: 'Is {0}', nextTo: 'Who stood next to {0}?', nextToLeader: 'Who stood next to {0} when he fell?', isNextTo: 'next to {0}?',
    nextToIs: 'Next to it is {0}.', inGround: '{0} in {1}', touching: 'touching', or: ' or ', checks: 'Each Yes checks its morale.',
    reach: 'Does the charge still reach {0}?', reachNote: 'It fell back. No ends the charge.', reached: 'still in reach?',
    behind: 'Who stood close behind {0}?', behindNote: 'Each Yes is hit by the same fire.', isBehind: 'within {0}″ behind {1}?',
    leader: 'Was a leader near {0}?', leaderNote: 'Within {0}″. A die says whether he falls.', noLeader: 'No leader was near',
    low: 'Who runs low on ammunition?', lowNote: 'One of those that fired.', rest: 'The rest', answered: '{0} of {1} answered',
    lastRecords: 'the last one records', noRest: 'No for the other {0}', noAll: 'No for all' },
  journal: { title: 'Journal', entries: '{0} entries', all: 'All', notes: 'Notes', undone: 'Taken back', ofUnit: 'A unit', ofTurn: 'A turn', turn: 'Turn {0}', takenBack: 'taken back', older: 'Older entries', none: 'Nothing has been recorded yet.', noneSuch: 'No entry like that.', amend: 'Amend', undoTo: 'Undo to here', 
    entry: 'Entry {0}', amended: 'What it changed', decidedAgain: 'decided again', agreed: 'agreed by {0}',
    called: 'It called for', corrected: 'corrected', again: 'recorded again', photoOf: 'Photo of entry {0}', ruling: 'Ruling', dice: 'Dice', search: 'Words, a number, a name' },
  amend: { title: 'Amend {0}', intro: 'Change what was said. Nothing has happened yet, and no die is rolled again.', try: 'What would change?', strike: 'Strike the entry', other: 'Other things that were said', apply: 'Amend it so', reason: 'Reason', stands: '{0} entries stand as they are', corrected: 'Corrected', struck: 'Struck', added: 'Added', changes: 'Comes out otherwise',
    impossible: 'Is no longer possible', newlyDue: 'Newly due', no: 'Leave it as it is' },
  undo: { title: 'Why take it back?', unit: 'Wrong unit', dice: 'Wrong dice', range: 'Misread the range', agreed: 'Agreed at the table', again: 'Put back', toHere: 'Back to this entry' },
  consent: { lapses: 'Lapses at {0}.', withdraw: 'Withdraw it', asks: '{0} asks to take back', agree: 'Agree', refuse: 'Refuse', waiting: 'Waiting for the other side to agree', yours: 'You asked to take back' },
  outbox: { title: 'Waiting to be sent', needsYou: 'This needs you', refused: 'The server refused it', meanwhile: 'Meanwhile others recorded', sendToo: 'Record mine too', drop: 'Drop mine', edit: 'Put it right', again: 'Send again', photo: 'Photo {0}', withoutPhoto: 'Send without the photo', noRoom: 'This device has no room to keep it.', explain: 'Kept on this device with its dice and photos; sent in order when the network is back.' },
  replay: { title: 'Replay', play: 'Play', pause: 'Pause', at: 'Entry {0} of {1}', slider: 'Entry', begin: 'The battle begins.', demo: 'A recorded battle' },
  after: { title: 'After the battle', report: 'Report', figures: 'Figures', luck: 'Luck', replay: 'Replay', short: 'Short', full: 'Full', strength: 'Strength on the table', morale: 'Units in trouble', dice: 'Dice as they fell', fortune: 'Luck, by the odds', luckByTurn: 'Luck by turn (0 is as expected)', face: '{0} fell {1} times, {2} %; one expects {3}.', touchFace: 'Touch a face.', downloads: 'Downloads', share: 'Link to share', draw: 'A draw', wins: '{0} wins',
    goesOn: 'The battle goes on', table: 'As a table', touch: 'Touch the chart for a turn.', pdf: 'Report as PDF', md: 'Report as text', html: 'Report as a page', bbcode: 'Report for a forum', ledger: 'The sealed ledger', archive: 'Everything, as an archive', archiveNames: 'The archive names the players', shared: 'Link copied', noKey: 'Only those with a key may look, and the spectators’ key is on the device that started the battle. Make a link for spectators under Seats.', none: 'Nothing to count yet.' },
  charts: { title: 'Charts and odds', fields: { firers: 'Firer', passThrough: 'Target behind', massed: 'Unit close behind' }, more: 'What seldom matters', search: 'Search the chart', calculators: 'What are the odds?', ask: 'Ask', none: 'No line of this chart has these words.', curve: 'All outcomes', orMore: '{0}: {1} %. This or further on: {2} %.', rolls: 'The dice for it: {0}.', values: 'Single values', lines: '{0} lines', answer: 'Answer' },
  keys: { title: 'Keys', find: 'find a unit', fire: 'fire', move: 'move', charge: 'charge', due: 'take what is due', repeat: 'the last entry of the unit again, with other dice', digits: 'dice (0 is ten)', backspace: 'clear a die', roll: 'roll', undo: 'undo', redo: 'redo', note: 'note', journal: 'journal', charts: 'charts', escape: 'back to the table', help: 'this list', off: 'Keys are on', offNow: 'Keys are off' },
} as const;

/** Fills `{0}`, `{1}` … */
export function say(pattern: string, ...values: (string | number)[]): string {
  return pattern.replace(/\{(\d)\}/g, (_, at) => String(values[Number(at)] ?? ''));
}

/** Words of the API that read better otherwise; every other word is written as it is, without its hyphens. */
const WORDS: Record<string, string> = {
  none: 'Nothing', MC: 'Check', '1MC': 'Check +1', '2MC': 'Check +2', '1H': 'One hit', '2H': 'Two hits', '3H': 'Three hits', '4H': 'Four hits',
  'good-order': 'Good order', 'partial-flank': 'Part flank', 'full-flank': 'Full flank', 'light-woods': 'Light woods', 'heavy-woods': 'Heavy woods', 'begin-part': 'Begin', 'end-part': 'End this part', 'end-turn': 'End the turn',
  'begin-phase': 'Next phase', 'morale-check': 'Morale check', 'change-formation': 'Formation', 'leader-casualty': 'Leader under fire', 'attach-leader': 'Join a leader', 'detach-leader': 'Leader rides on', 'leader-move': 'Leader moves',
  'charge-combat': 'Charge combat', 'competence-test': 'Competence test', 'leave-table': 'Leave the table', 'end-battle': 'End the battle', 'side-status': 'State of a side', 'correct-note': 'Correct a note', 'fallen-leader': 'Fallen leader',
  'passage-of-lines': 'Passage of lines', 'turn-begins': 'The turn begins', first: 'First part', second: 'Second part', leaders: 'Leaders move', inCommand: 'In command', coldSteel: 'Cold steel', behindSkirmishers: 'Behind skirmishers', declineOpeningVolley: 'Keep the opening volley', inBuildings: 'In buildings', disorderPointReached: 'Disorder point reached',
  mountedWith: 'Mounted, with', passThrough: 'Targets behind', near: 'Within two inches', initiative: 'Initiative', outOfCommand: 'Out of command', enemyNear: 'Enemy near', support: 'Friends in support', works: 'Works', cover: 'Cover', aspect: 'Seen from the target', band: 'Range', inches: 'Inches', kind: 'Kind', either: 'Either', thrown: 'Thrown', rolled: 'Rolled here',
  free: 'Anyone', consent: 'By consent', locked: 'No dice', umpire: 'Umpire', private: 'With a key', public: 'Everyone', stopShort: 'Stopping short', by: 'Held by', eliminatedInBrigade: 'Lost in the brigade', inchesBehindFriends: 'Inches behind friends', chargedBy: 'Charged by', chargedAspect: 'Charged from',
  leaderBenefit: 'Leader’s benefit', inCharge: 'In a charge', merged: 'Merged', moving: 'Moving', charging: 'Charging', turnLimit: 'Turns', noTurnLimit: 'No turn limit', dicePolicy: 'Dice', undoPolicy: 'Who may undo', buckAndBall: 'Buck and ball', leader: 'Add a leader', reinforce: 'Add a unit', rename: 'Rename a unit', settings: 'Settings', 'point-blank': 'Point blank',
  bmp: 'printed', mmp: 'or more holds', total: 'in all', firepower: 'firepower', points: 'fire points', impactValue: 'impact', figures: 'figures', stands: 'stands', sections: 'sections', gunStands: 'gun stands', us: 'Union', cs: 'Confederate', wornAt: 'Worn at', spentAt: 'Spent at', firers: 'Firers at other distances', answer: 'Question', 'leader-killed': 'a leader fell', 'neighbour-routed': 'a neighbour routed', 'neighbour-eliminated': 'a neighbour was lost', 'fear-of-charge': 'a charge comes on', 'leader-at-risk': 'the leader is in danger', 'still-in-reach': 'still in reach', 'no-shows': 'no',
};

/** A word of the API as people read it. */
export function word(of: string): string {
  const known = WORDS[of];
  if (known) return known;
  const plain = of.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_.]/g, ' ').toLowerCase();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** The same in the middle of a sentence. */
export function lower(of: string): string {
  const said = word(of);
  return said.charAt(0).toLowerCase() + said.slice(1);
}

export const percent = (chance: number): string => (chance > 0 && chance < 0.005 ? '<1' : String(Math.round(chance * 100)));
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
