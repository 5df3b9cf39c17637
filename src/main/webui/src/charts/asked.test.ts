import { describe, expect, it } from 'vitest';
import type { Field } from '../record/forms';
import { another, asked, begun, valueAt, within } from './asked';

const FIRE: Field[] = [
  { name: 'firers', kind: 'list', required: true, fields: [{ name: 'figures', kind: 'number' }] },
  { name: 'massed', kind: 'list', fields: [] },
  { name: 'target', kind: 'object', required: true, fields: [{ name: 'arm', kind: 'word' }] },
];

describe('a question to a calculator', () => {
  it('begins with one firer', () => {
    expect(begun(FIRE)).toEqual({ firers: [{}], target: {} });
  });

  it('takes several firers, the next like the one before', () => {
    let said = within(begun(FIRE), ['firers', 0, 'figures'], 6);
    said = within(said, ['firers'], another(said.firers as Record<string, unknown>[]));
    expect(said.firers).toEqual([{ figures: 6 }, { figures: 6 }]);
    said = within(said, ['firers', 1, 'figures'], 4);
    expect(said.firers).toEqual([{ figures: 6 }, { figures: 4 }]);
    expect(valueAt(said, ['firers', 0, 'figures'])).toBe(6);
  });

  it('does not send what was not said', () => {
    expect(asked(within(within(begun(FIRE), ['target', 'arm'], 'infantry'), ['target', 'arm'], undefined))).toEqual({ firers: [{}] });
  });
});
