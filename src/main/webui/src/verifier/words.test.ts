import { expect, test } from 'vitest';
import { readCode, whyMistyped } from './notes';
import { story } from './story';
import type { Event } from './verify';

const CODE = '60-RAVS-1HJV-0JZY-JM83-BS7X-RZK6-X615NE';

test('a code that is mistyped is told from what is no code, in the words of the command line', () => {
  expect(readCode(CODE)?.size).toBe(60);
  const wrong = CODE.replace('RAVS', 'ARVS');
  expect(readCode(wrong)).toBeUndefined();
  expect(whyMistyped(wrong)).toBe('Its last six letters do not fit the others.');
  expect(whyMistyped('60-RAVS')).toContain('six groups of four letters and one of six');
});

test('who fires is named before whom it fires on', () => {
  const event = (type: string, payload: object) =>
    ({
      type,
      payload,
      entryId: type,
      eventId: type,
      actor: 'union',
      occurredAt: '2026-11-19T04:47:44Z',
    }) as unknown as Event;
  const units = [
    { id: '20-maine', name: '20th Maine' },
    { id: '15-alabama', name: '15th Alabama' },
  ];
  const told = story([
    event('battle-started', { title: 'Little Round Top', rulebook: { system: 'adf' }, units }),
    event('adf-fire-declared', { kind: 'fire', target: '20-maine', units: ['15-alabama'] }),
  ]);
  expect(told[1]?.what).toBe('Fire: 15th Alabama, against 20th Maine.');
});
