// The hostile caller of hostile.mjs, a thread of its own so that what it does does not slow the measuring. It has no key, and
// calls from 127.0.0.2. It begins and ends when it is told, and answers with what it did and what it should not have got.
import {connect} from 'node:net';
import {parentPort, workerData} from 'node:worker_threads';

const {host, port, battle} = workerData;
const RATE = +(process.env.RATE ?? 40);
const DOCUMENTS = +(process.env.DOCUMENTS ?? 2);
const STREAMS = 300;
const OPEN_MAX = 380;
const TICK = 50;
const done = {hangUps: 0, paths: 0, documents: 0, streams: 0, unfinished: 0};
const statuses = {};
const wrong = {};
const open = new Set();
const streams = new Set();
let going = false;
let owed = {rate: 0, documents: 0, streams: 0};

const chance = n => Math.floor(Math.random() * n);
const pick = list => list[chance(list.length)];
const head = (line, headers = '') => `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

const LARGE = ['report.html', 'report.pdf', 'export', 'export.zip', 'events.csv', 'audit', 'audit/report.html'].map(name => head(`GET /api/battles/${battle}/${name}`));
const CALLS = [
  ...LARGE,
  head(`GET /api/battles/${battle}/units`),
  head(`GET /api/battles/${battle}/live`),
  head('POST /api/battles', 'Content-Type: application/json\r\nContent-Length: 500\r\n') + '{"title": '.padEnd(200),
  head(`GET /api/battles/${battle}/report.html`).repeat(3),
];
const SPELLINGS = [
  `/api;x/battles/${battle}`,
  `/api/battles;jsessionid=1/${battle}`,
  `/q/health/../../api/battles/${battle}`,
  `/q/health/%2e%2e/%2e%2e/api/battles/${battle}`,
  `/q/health/..;/..;/api/battles/${battle}`,
  `//api/battles/${battle}`,
  `/api//battles/${battle}`,
  `/api/./battles/${battle}`,
  `/%61pi/battles/${battle}`,
  `/api/battles/${battle}/../${battle}`,
  `/api%2fbattles/${battle}`,
  `/api\\battles\\${battle}`,
];
const TRICKS = [
  ...SPELLINGS.map(path => head(`GET ${path}`)),
  head(`GET /api/battles/${battle}`, 'X-Forwarded-Proto: javascript\r\n'),
  head('POST /api/battles', 'Content-Type: application/json\r\nTransfer-Encoding: gzip\r\n') + head(`GET /api/battles/${battle}`),
];
/** A body that is announced and never comes; the largest that a call takes, and smaller ones for what those would leave. */
const announced = bytes =>
  head(`POST /api/battles${bytes > 1e6 ? '/import' : ''}`, `Content-Type: application/${bytes > 1e6 ? 'x-ndjson' : 'json'}\r\nContent-Length: ${bytes}\r\n`) + '{';

function opened(text, among = open) {
  const socket = connect({host, port, localAddress: '127.0.0.2'});
  among.add(socket);
  socket.on('error', () => {});
  socket.on('close', () => among.delete(socket));
  socket.write(text);
  return socket;
}

const hangUpAfter = (socket, millis) => setTimeout(() => (chance(2) ? socket.destroy() : socket.resetAndDestroy()), millis);

function hangUp() {
  done.hangUps++;
  const text = pick(CALLS);
  const socket = opened(chance(4) ? text : text.slice(0, chance(text.length)));
  if (chance(2)) socket.resume();
  hangUpAfter(socket, chance(400));
}

function trick() {
  done.paths++;
  const text = pick(TRICKS);
  const socket = opened(text);
  let answer = '';
  socket.on('data', part => {
    answer += part.toString('latin1');
  });
  setTimeout(() => socket.destroy(), 2_000);
  socket.on('close', () => {
    const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'none';
    if (status < '400' || answer.split('HTTP/1.1 ').length > 2) {
      wrong[`${text.split('\r\n')[0]} got ${status}`] = (wrong[`${text.split('\r\n')[0]} got ${status}`] ?? 0) + 1;
    }
  });
}

/** A third takes the answer at once, a third slowly, a third not at all. */
function document() {
  done.documents++;
  const socket = opened(pick(LARGE));
  socket.once('data', part => {
    const status = /^HTTP\/1\.1 (\d+)/.exec(part.toString('latin1'))?.[1] ?? 'none';
    statuses[status] = (statuses[status] ?? 0) + 1;
    const how = chance(3);
    if (how === 0) return;
    socket.pause();
    if (how === 1) {
      const slowly = setInterval(() => (socket.destroyed ? clearInterval(slowly) : socket.read(4_096)), 50);
    }
  });
  hangUpAfter(socket, 2_000 + chance(4_000));
}

function stream() {
  done.streams++;
  opened(head(`GET /api/battles/${battle}/live`), streams).resume();
}

function unfinished() {
  done.unfinished++;
  hangUpAfter(opened(announced(pick([64e6, 64e6, 1e6, 1e5, 1e4, 1e3, 100]))), 5_000 + chance(10_000));
}

function tick() {
  if (!going) return;
  owed.rate += (RATE * TICK) / 1_000;
  owed.documents += (DOCUMENTS * TICK) / 1_000;
  for (; owed.rate >= 1; owed.rate--) {
    if (open.size + streams.size < OPEN_MAX) (chance(2) ? hangUp : trick)();
  }
  for (; owed.documents >= 1; owed.documents--) {
    if (open.size + streams.size < OPEN_MAX) document();
  }
  if (!chance(10) && open.size + streams.size < OPEN_MAX) unfinished();
  if (streams.size < STREAMS) stream();
  if (streams.size && !chance(20)) pick([...streams]).destroy();
}

setInterval(tick, TICK);
parentPort.on('message', message => {
  going = message === 'begin';
  if (going) return;
  for (const socket of [...open, ...streams]) socket.destroy();
  if (message === 'stop') setTimeout(() => parentPort.postMessage({done: {...done, documentStatuses: statuses}, wrong}), 500);
});
