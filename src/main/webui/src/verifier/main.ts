import { story, type Told } from './story';
import { verify, type Finding, type Report } from './verify';

/** What each finding means; the codes are those of docs/proof-format.md. */
const SENTENCES: Record<string, string> = {
  'file': 'Line {line} is not as a server writes it.',
  'chain': 'Event {event} was changed, moved, removed or added.',
  'chart': 'The values of the chart were changed, or are of another chart.',
  'not-a-checkpoint': 'The checkpoint in event {event} cannot be read.',
  'other-battle': 'The checkpoint in event {event} is of another battle or another server.',
  'other-size': 'The checkpoint in event {event} stands in another place than it was signed for.',
  'other-root': 'The checkpoint in event {event} was signed over other events than those before it.',
  'bad-signature': 'The checkpoint in event {event} is not signed by the key that it names.',
  'bad-announcement': 'The key of the checkpoint in event {event} was not announced as it says.',
  'rewritten': 'The history was rewritten: a checkpoint that you hold is of other events.',
  'too-short': 'The file is shorter than a checkpoint that you hold: something was cut off, or it was exported earlier.',
  'untrusted-key': 'No checkpoint is signed by a key that you named.',
  'no-chart': 'The file does not have the values of its chart; it may be from before files did.',
  'no-checkpoints': 'Nothing in it is signed: whoever held the database could have written all of it anew.',
  'unsigned-tail': 'The events after number {event} are not signed yet.',
  'other-server': 'From event {event} on another server signs.',
  'key-announced': 'From event {event} on the server signs with another key, which it had announced.',
  'key-not-announced': 'From event {event} on the server signs with another key, which it had not announced.',
};

const byId = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;

function element(name: string, text?: string, kind?: string): HTMLElement {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (kind) made.className = kind;
  return made;
}

function list(findings: Finding[]): HTMLElement {
  const items = element('ul');
  findings.forEach(({ code, sequence }) => items.append(element('li', (SENTENCES[code] ?? code).replace('{event}', `${sequence}`).replace('{line}', `${sequence + 1}`))));
  return items;
}

function table(heads: string[], rows: { cells: string[]; kind?: string }[], kind?: string): HTMLElement {
  const made = element('table', undefined, kind);
  const head = element('tr');
  heads.forEach(each => head.append(element('th', each)));
  made.append(head);
  rows.forEach(({ cells, kind: own }) => {
    const row = element('tr', undefined, own);
    cells.forEach(cell => row.append(element('td', cell)));
    made.append(row);
  });
  return made;
}

function told(each: Told): { cells: string[]; kind?: string } {
  const kind = each.undone ? 'undone' : each.signed ? 'sign' : undefined;
  return { cells: [each.signed ? '' : `${each.number}`, each.at.slice(0, 19).replace('T', ' '), each.by, each.undone ? `${each.what} (taken back)` : each.what], ...kind ? { kind } : {} };
}

function show(report: Report, millis: number): void {
  const result = byId('result');
  result.replaceChildren(element('h2', 'What was found'));
  const verdict = report.sound
    ? `The file is sound: ${report.events.length} events, each as it was recorded${report.checkpoints.length ? `, ${report.checkpoints.length} checkpoints, each signed` : ''}.`
    : 'The file is not as it was recorded.';
  result.append(element('p', verdict, `verdict ${report.sound ? 'good' : 'bad'}`), list(report.faults), list(report.notes));
  result.append(element('p', `Checked in ${Math.round(millis)} ms. This page does not decide entries again: ./longroll verify does.`));
  if (report.checkpoints.length) {
    result.append(element('h2', 'Checkpoints'), table(['event', 'covers', 'code', 'key'], report.checkpoints.map(each => ({ cells: [`${each.sequence}`, `1–${each.size}`, each.code, each.key] })), 'points'));
  }
  if (report.events.length) {
    result.append(element('h2', 'The battle as it was recorded'), table(['', 'when', 'seat', 'what'], story(report.events).map(told)));
  }
}

const lines = (id: string) => byId<HTMLTextAreaElement>(id).value.split('\n').map(line => line.trim()).filter(Boolean);

byId('form').addEventListener('submit', event => {
  event.preventDefault();
  const file = byId<HTMLInputElement>('file').files?.[0];
  if (!file) return;
  byId('result').replaceChildren(element('p', 'Checking …'));
  const from = performance.now();
  file.arrayBuffer()
    .then(bytes => verify(new Uint8Array(bytes), lines('keys'), lines('held')))
    .then(report => show(report, performance.now() - from))
    .catch((failure: unknown) => byId('result').replaceChildren(element('p', failure instanceof Error ? failure.message : String(failure), 'verdict bad')));
});

// For tests, which have no file dialog.
Object.assign(globalThis, { longrollVerify: verify, longrollShow: show });
