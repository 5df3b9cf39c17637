import { compared, type Named } from './compare';
import { whyMistyped } from './notes';
import { story, type Told } from './story';
import { verify, type Finding, type Report } from './verify';

const UNCHECKED = 'The code has no check letters, so a mistyped one cannot be told apart: compare it letter by letter.';

/** Faults that show only against what a reader holds. */
const OF_THE_READER: Record<string, string> = {
  mistyped: 'a code is mistyped',
  'too-short': 'too short for a code',
  'untrusted-key': 'not proven to its end by your key',
  unproven: 'not proven to its end by your key',
  'other-history': 'another history',
  'other-history-or-mistyped': 'another history, or a mistyped code',
};

/** What each finding means; the codes are those of docs/proof-format.md. */
const SENTENCES: Record<string, string> = {
  file: 'Line {line} is not as a server writes it.',
  chain: 'Event {event} was changed, moved, removed or added.',
  chart: 'The values of the chart were changed, or are of another chart.',
  'not-a-checkpoint': 'The checkpoint in event {event} cannot be read.',
  'other-battle': 'The checkpoint in event {event} is of another battle or another server.',
  'other-size': 'The checkpoint in event {event} stands in another place than it was signed for.',
  'other-root': 'The checkpoint in event {event} was signed over other events than those before it.',
  'bad-signature': 'The checkpoint in event {event} is not signed by the key that it names.',
  'bad-announcement': 'The key of the checkpoint in event {event} was not announced as it says.',
  'cut-off': 'The file is too short: it ends after event {event}, and its first line names {promised}.',
  mistyped: 'The code “{held}” is mistyped. {why} Nothing was compared with it.',
  'other-history': 'This is another history: its first events are not those of the checkpoint {held}.',
  'other-history-or-mistyped':
    'This is another history: its first events are not those of the checkpoint {held}. ' + UNCHECKED,
  'too-short': 'The file is too short: the checkpoint {held} covers more events. It was exported earlier, or cut off.',
  'untrusted-key': 'The checkpoint in event {event} is signed by a key that is none of yours.',
  unproven: 'With your key it is proven up to event {before} of {events}.',
  proven: 'With your key it is proven up to event {events} of {events}.',
  'no-chart': 'The file does not have the values of its chart: files have them from the first signature on.',
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

function sentence({ code, sequence, held }: Finding, report: Report): string {
  return (SENTENCES[code] ?? code)
    .replace('{event}', `${sequence}`)
    .replace('{line}', `${sequence + 1}`)
    .replace('{before}', `${sequence - 1}`)
    .replaceAll('{events}', `${report.events.length}`)
    .replace('{held}', held ?? '')
    .replace('{why}', whyMistyped(held ?? ''))
    .replace('{promised}', `${report.promised}`);
}

function list(findings: Finding[], report: Report): HTMLElement {
  const items = element('ul');
  findings.forEach(each => items.append(element('li', sentence(each, report))));
  return items;
}

/** In a few words, the same as `longroll verify` says. */
function verdict(report: Report): string {
  const own = report.faults.find(fault => !(fault.code in OF_THE_READER));
  if (own?.code === 'cut-off') return 'too short';
  if (own) return ['file', 'chain', 'chart'].includes(own.code) ? 'changed' : 'not as it was signed';
  return report.sound ? 'sound' : `sound in itself; ${OF_THE_READER[report.faults[0]!.code]}`;
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
  const what = each.undone ? `${each.what} (taken back)` : each.again ? `${each.what} (decided again)` : each.what;
  const cells = [each.signed ? '' : `${each.number}`, each.at.slice(0, 19).replace('T', ' '), each.by, what];
  return { cells, ...(kind ? { kind } : {}) };
}

function fitting(report: Report): HTMLElement {
  const items = element('ul');
  report.fits.forEach(fit => items.append(element('li', `The checkpoint ${fit.code} fits: ${fit.extent}.`, 'good')));
  return items;
}

function findings(report: Report): HTMLElement[] {
  const signed = report.checkpoints.length
    ? `, ${report.checkpoints.length} checkpoint${report.checkpoints.length === 1 ? '' : 's'}, each signed`
    : '';
  const words = report.sound
    ? `The file is sound: ${report.events.length} events, each as it was recorded${signed}.`
    : `The file is ${verdict(report)}.`;
  const head = element('p', words, `verdict ${report.sound ? 'good' : 'bad'}`);
  return [head, list(report.faults, report), fitting(report), list(report.notes, report)];
}

function show(report: Report, millis: number): void {
  const result = byId('result');
  result.replaceChildren(element('h2', 'What was found'), ...findings(report));
  const time = `Checked in ${Math.round(millis)} ms.`;
  result.append(element('p', `${time} This page does not decide entries again: ./longroll verify does.`));
  if (report.checkpoints.length) {
    const rows = report.checkpoints.map(each => ({
      cells: [`${each.sequence}`, `1–${each.size}`, each.code, each.key],
    }));
    result.append(element('h2', 'Checkpoints'), table(['event', 'covers', 'code', 'key'], rows, 'points'));
  }
  if (report.events.length) {
    const rows = story(report.events).map(told);
    result.append(element('h2', 'The battle as it was recorded'), table(['', 'when', 'seat', 'what'], rows));
  }
}

/** Many files: a line for each, below it what is to be said of those that are not sound; two are compared. */
function showAll(files: Named[]): void {
  const result = byId('result');
  const sound = files.filter(file => file.report.sound).length;
  const kind = `verdict ${sound === files.length ? 'good' : 'bad'}`;
  const count = element('p', `${files.length} files, ${sound} sound.`, kind);
  result.replaceChildren(element('h2', 'What was found'), count);
  const [one, other] = files;
  if (files.length === 2 && one && other && [one, other].every(file => file.report.events.length)) {
    result.append(element('h2', 'Compared'), element('p', compared(one, other)));
  }
  const rows = files.map(({ name, report }) => ({
    cells: [name, report.stream, `${report.events.length}`, `${report.checkpoints.length}`, verdict(report)],
  }));
  result.append(table(['file', 'battle', 'events', 'checkpoints', 'verdict'], rows));
  files
    .filter(file => !file.report.sound || file.report.fits.length)
    .forEach(({ name, report }) => {
      result.append(element('h3', name), list(report.faults, report), fitting(report));
    });
}

const lines = (id: string) =>
  byId<HTMLTextAreaElement>(id)
    .value.split('\n')
    .map(line => line.trim())
    .filter(Boolean);

async function check(files: File[]): Promise<void> {
  const from = performance.now();
  const [keys, held] = [lines('keys'), lines('held')];
  const read = async (file: File) => ({
    name: file.name,
    report: await verify(new Uint8Array(await file.arrayBuffer()), keys, held),
  });
  const reports = await Promise.all(files.map(read));
  if (reports.length > 1) showAll(reports);
  else reports.forEach(({ report }) => show(report, performance.now() - from));
}

byId('form').addEventListener('submit', event => {
  event.preventDefault();
  byId('result').replaceChildren(element('p', 'Checking …'));
  check([...(byId<HTMLInputElement>('file').files ?? [])]).catch((failure: unknown) => {
    const why = failure instanceof Error ? failure.message : String(failure);
    byId('result').replaceChildren(element('p', why, 'verdict bad'));
  });
});

// For tests, which have no file dialog.
Object.assign(globalThis, { longrollVerify: verify, longrollShow: show });
