import { describe, expect, it } from 'vitest';
import rewritten from '../../../../test/resources/proof/rewritten.ndjson?raw';
import short from '../../../../test/resources/proof/short.ndjson?raw';
import sound from '../../../../test/resources/proof/sound.ndjson?raw';
import { compared } from './compare';
import { verify } from './verify';

const read = async (name: string, text: string) => ({
  name,
  report: await verify(new TextEncoder().encode(text), [], []),
});

describe('two files of one battle', () => {
  it('are the same, or one goes on', async () => {
    const [one, other] = [await read('A', sound), await read('B', short)];
    expect(compared(one, one)).toBe('Both files have the same 45 events, up to entry 40.');
    expect(compared(one, other)).toBe(
      'As far as B goes both are the same: 9 events, up to entry 8. A goes on with 36 more, up to entry 40.',
    );
  });
  it('differ first in one field of one event', async () => {
    expect(compared(await read('A', sound), await read('B', rewritten))).toBe(
      'The first difference is in event 4, in entry 3: “payload.text” is "Note 3: “Fire!”" in A ' +
        'and "It never happened." in B.',
    );
  });
});
