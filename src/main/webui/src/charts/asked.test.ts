import { describe, expect, it } from 'vitest';
import type { Field } from '../record/forms';
import { another, applying, asked, begun, grouped, valueAt, within } from './asked';

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

  it('asks at once only what every unit has, and not what its arm cannot have', () => {
    const unit: Field[] = [
      { name: 'arm', kind: 'word', words: ['infantry', 'artillery'] },
      { name: 'figures', kind: 'number' },
      { name: 'sections', kind: 'number' },
      { name: 'merged', kind: 'yes' },
      { name: 'moving', kind: 'yes' },
      { name: 'mounted', kind: 'yes' },
    ];
    const names = (fields: Field[]) => fields.map(field => field.name);
    const infantry = grouped(unit, begun(unit));
    expect([names(infantry.first), names(infantry.more)]).toEqual([
      ['arm', 'figures'],
      ['merged', 'moving'],
    ]);
    expect(names(grouped(unit, { arm: 'artillery' }).first)).toEqual(['arm', 'sections']);
  });

  it('forgets the figures of what has become a battery', () => {
    const unit: Field[] = [
      {
        name: 'unit',
        kind: 'object',
        fields: [
          { name: 'arm', kind: 'word' },
          { name: 'figures', kind: 'number' },
          { name: 'sections', kind: 'number' },
        ],
      },
    ];
    expect(applying(unit, { unit: { arm: 'artillery', figures: 6, sections: 2 } })).toEqual({
      unit: { arm: 'artillery', sections: 2 },
    });
  });

  it('does not send what was not said', () => {
    expect(asked(within(within(begun(FIRE), ['target', 'arm'], 'infantry'), ['target', 'arm'], undefined))).toEqual({
      firers: [{}],
    });
  });
});
