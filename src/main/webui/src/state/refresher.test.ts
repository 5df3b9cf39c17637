import { expect, test } from 'vitest';
import { Refresher } from './refresher';

/** A table whose newest version is read when the test says so. */
function table() {
  const seen = { version: 0, newest: 0, looks: 0, arrive: () => undefined as void };
  const reads = () =>
    new Promise<void>(done => {
      seen.looks++;
      const found = seen.newest;
      seen.arrive = () => {
        seen.version = found;
        done();
      };
    });
  return { seen, refresher: new Refresher(reads, () => seen.version) };
}
const turn = () => new Promise(done => setTimeout(done));

test('what is heard of during a look is looked for after it, and what has been read is no news', async () => {
  const { seen, refresher } = table();
  void refresher.now();
  seen.newest = 2;
  refresher.hear(2);
  expect(seen.looks).toBe(1);
  seen.arrive();
  await turn();
  expect(seen.looks).toBe(2);
  seen.arrive();
  await turn();
  refresher.hear(2);
  expect(seen).toMatchObject({ version: 2, looks: 2 });
});

test('an entry of this page is waited for over a look that began before it', async () => {
  const { seen, refresher } = table();
  void refresher.now();
  seen.newest = 5;
  const there = refresher.until(5, () => true);
  seen.arrive();
  await turn();
  seen.arrive();
  await there;
  expect(seen.version).toBe(5);
});
