import fc from 'fast-check';
import { expect, test } from 'vitest';
import { floorTo, MINUTE_MS, QUARTER_MS, slotsAround, touchedMinutes } from './slots.ts';

const at = (iso: string) => new Date(iso);

test('two views in one quarter of an hour touch two minutes and one quarter', () => {
  const facts = [
    { item: 'a', kind: 'views' as const, minute: at('2026-03-01T10:01:00Z') },
    { item: 'a', kind: 'views' as const, minute: at('2026-03-01T10:14:00Z') },
    { item: 'a', kind: 'views' as const, minute: at('2026-03-01T10:14:00Z') },
  ];
  const minutes = touchedMinutes(facts);
  expect(minutes).toHaveLength(2);
  expect(slotsAround('quarter', minutes)).toEqual([
    { item: 'a', kind: 'views', resolution: 'quarter', start: at('2026-03-01T10:00:00Z').getTime() },
  ]);
});

test('every moment lies in the slot that it is floored to', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4e12 }),
      fc.constantFrom(MINUTE_MS, QUARTER_MS),
      (moment, width) => {
        const start = floorTo(width, moment);
        expect(start % width).toBe(0);
        expect(moment - start).toBeGreaterThanOrEqual(0);
        expect(moment - start).toBeLessThan(width);
      },
    ),
  );
});
