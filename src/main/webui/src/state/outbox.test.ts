import { describe, expect, it } from 'vitest';
import type { EntryAnswer, JournalEntry, Port, Said } from '../port/port';
import { Refused, Unreachable } from '../port/problem';
import { inMemory } from './drawer';
import { Outbox } from './outbox.svelte';

/** A server that can be out of reach, and that records each idempotency key once. */
class Server {
  up = true;
  losesAnswers = false;
  refuses = false;
  /** What a photo is refused with. */
  photoRefused = '';
  readonly recorded: { key: string; said: Said }[] = [];
  journalled: Partial<JournalEntry>[] = [];

  port(): Port {
    return {
      record: async (said: Said, key: string, version?: number) => {
        if (!this.up) throw new Unreachable();
        const moved = version !== undefined && this.journalled.some(one => one.version! > version);
        if (moved && !this.recorded.some(one => one.key === key))
          throw new Refused(412, { code: 'moved', title: 'moved', status: 412, type: 'x', version: 9 });
        if (this.refuses)
          throw new Refused(422, { code: 'no', title: 'no', status: 422, type: 'x', detail: 'The unit has run.' });
        if (!this.recorded.some(one => one.key === key)) this.recorded.push({ key, said });
        if (this.losesAnswers) throw new Unreachable();
        return { entry: { id: key, number: this.recorded.length } } as unknown as EntryAnswer;
      },
      attach: async (photo: Blob) => {
        if (!this.up) throw new Unreachable();
        if (this.photoRefused)
          throw new Refused(415, { code: 'no-photo', title: 'no', status: 415, type: 'x', detail: this.photoRefused });
        return `sha-of-${await photo.text()}`;
      },
      journal: async () => {
        if (!this.up) throw new Unreachable();
        return { items: this.journalled as JournalEntry[], next: null };
      },
    } as unknown as Port;
  }
}

const about = { label: 'a note', units: ['20-maine'], version: 5 };
const photo = (bytes: string) => ({ type: 'image/jpeg', bytes: new TextEncoder().encode(bytes).buffer as ArrayBuffer });
const note = (text: string): Said => ({ type: 'note', text });

async function outbox(server: Server, drawer = inMemory()) {
  const box = new Outbox(server.port(), drawer, 'battle', 'union');
  await box.open();
  return box;
}

describe('the outbox', () => {
  it('sends an entry at once where there is a network', async () => {
    const server = new Server();
    const box = await outbox(server);
    expect((await box.record(note('a'), about))?.answer.entry.number).toBe(1);
    expect(box.entries).toEqual([]);
  });

  it('keeps entries without network and sends them in order', async () => {
    const server = new Server();
    const box = await outbox(server);
    server.up = false;
    await box.record(note('a'), about);
    await box.record(note('b'), about);
    expect(box.entries.map(entry => entry.said.text)).toEqual(['a', 'b']);
    server.up = true;
    await box.flush(() => undefined);
    expect(server.recorded.map(one => one.said.text)).toEqual(['a', 'b']);
    expect(box.entries).toEqual([]);
  });

  it('records an entry once whose answer was lost', async () => {
    const server = new Server();
    const box = await outbox(server);
    server.losesAnswers = true;
    await box.record(note('a'), about);
    server.losesAnswers = false;
    await box.flush(() => undefined);
    expect(server.recorded.length).toBe(1);
    expect(box.entries).toEqual([]);
  });

  it('does not ask about its own entry whose answer was lost', async () => {
    const server = new Server();
    const box = await outbox(server);
    server.losesAnswers = true;
    await box.record(note('a'), about);
    server.losesAnswers = false;
    server.journalled = [{ id: 'mine', number: 6, version: 6, about: ['20-maine'], sentence: 'The 20th Maine moves.' }];
    await box.flush(() => undefined);
    expect(box.entries).toEqual([]);
    expect(server.recorded.length).toBe(1);
  });

  it('finds what waited when the page is opened again', async () => {
    const server = new Server();
    const drawer = inMemory();
    server.up = false;
    await (await outbox(server, drawer)).record(note('a'), about);
    server.up = true;
    const again = await outbox(server, drawer);
    await again.flush(() => undefined);
    expect(server.recorded.map(one => one.said.text)).toEqual(['a']);
  });

  it('holds the line at an entry that is refused, and says why', async () => {
    const server = new Server();
    const box = await outbox(server);
    server.up = false;
    await box.record(note('a'), about);
    await box.record(note('b'), about);
    server.up = true;
    server.refuses = true;
    await box.flush(() => undefined);
    expect(box.entries.map(entry => entry.state)).toEqual(['refused', 'waiting']);
    expect(box.entries[0]?.why).toBe('The unit has run.');
    server.refuses = false;
    await box.release(box.entries[0]!.key, note('put right'));
    await box.flush(() => undefined);
    expect(server.recorded.map(one => one.said.text)).toEqual(['put right', 'b']);
  });

  it('keeps photos without network and names them in the entry when they are sent', async () => {
    const server = new Server();
    const drawer = inMemory();
    server.up = false;
    await (await outbox(server, drawer)).record(note('a'), { ...about, photos: [photo('one'), photo('two')] });
    server.up = true;
    await (await outbox(server, drawer)).flush(() => undefined);
    expect(server.recorded.map(one => one.said)).toEqual([
      { type: 'note', text: 'a', attachments: ['sha-of-one', 'sha-of-two'] },
    ]);
  });

  it('shows why a photo is refused, and sends the words without it', async () => {
    const server = new Server();
    const box = await outbox(server);
    server.up = false;
    await box.record(note('a'), { ...about, photos: [photo('one')] });
    server.up = true;
    server.photoRefused = 'This is no photo.';
    await box.flush(() => undefined);
    expect(box.entries[0]).toMatchObject({ state: 'refused', why: 'This is no photo.' });
    await box.leavePhotosOut(box.entries[0]!.key);
    await box.flush(() => undefined);
    expect(server.recorded.map(one => one.said)).toEqual([note('a')]);
  });

  it('asks when others recorded something of the same unit meanwhile', async () => {
    const server = new Server();
    const box = await outbox(server);
    server.up = false;
    await box.record(note('a'), about);
    server.up = true;
    server.journalled = [{ id: 'x', number: 9, version: 9, about: ['20-maine'], sentence: 'The 20th Maine moves.' }];
    await box.flush(() => undefined);
    expect(box.entries[0]?.state).toBe('asks');
    expect(box.entries[0]?.meanwhile).toEqual(['9. The 20th Maine moves.']);
    await box.release(box.entries[0]!.key);
    await box.flush(() => undefined);
    expect(server.recorded.length).toBe(1);
  });

  it('does not ask when others recorded something of other units', async () => {
    const server = new Server();
    const box = await outbox(server);
    server.up = false;
    await box.record(note('a'), about);
    server.up = true;
    server.journalled = [{ id: 'x', number: 9, version: 9, about: ['4-texas'], sentence: 'The 4th Texas moves.' }];
    await box.flush(() => undefined);
    expect(server.recorded.length).toBe(1);
  });

  it('gives back what is refused at once, because the player still has it in hand', async () => {
    const server = new Server();
    server.refuses = true;
    const box = await outbox(server);
    await expect(box.record(note('a'), about)).rejects.toThrow('The unit has run.');
    expect(box.entries).toEqual([]);
  });
});
