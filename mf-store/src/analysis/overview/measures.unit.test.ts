import { beforeEach, expect, test, vi } from 'vitest';
import { axisFormat, fillStoreUnits, MEASURES, unitRows, unitsOf } from './measures.ts';

beforeEach(() => void vi.stubEnv('TZ', 'America/New_York'));
const now = new Date('2026-03-10T12:34:56-04:00');
const point = { views: 40, favorites: 2, carts: 3, sales: 1, revenue: 64.5 };

test('returns every unit of the period, with 0 where there are no events', () => {
  const units = fillStoreUnits([{ date: '2026-03-09T04:00:00.000Z', ...point }], 'Week', now);
  expect(units).toHaveLength(8);
  expect(units.map(({ views }) => views)).toEqual([0, 0, 0, 0, 0, 0, 40, 0]);
  expect(fillStoreUnits([], 'Day', now)).toHaveLength(25);
});

test('divides sales by views for the conversion, also without views', () => {
  const conversion = MEASURES.find(({ name }) => name === 'Conversion');
  expect(conversion?.valueOf(point)).toBe(1 / 40);
  expect(conversion?.format(1 / 40)).toBe('2.5%');
  expect(conversion?.valueOf({ ...point, views: 0 })).toBe(0);
  expect(conversion?.valueOf({ ...point, views: 1, sales: 4 })).toBe(1);
});

test('labels an axis of money without cents', () => {
  const revenue = MEASURES.find(({ name }) => name === 'Revenue');
  expect(revenue && axisFormat(revenue)(2000)).toBe('$2,000');
  expect(revenue?.format(64.5)).toBe('$64.50');
});

test('exports one row per unit', () => {
  const units = fillStoreUnits([{ date: '2026-03-10T04:00:00.000Z', ...point }], 'Week', now);
  const rows = unitRows(units, 'Week');
  expect(rows[0]).toEqual(['When', 'Views', 'Favorites', 'Carts', 'Sales', 'Revenue (USD)', 'Conversion']);
  expect(rows[1]).toEqual(['2026-03-03', 0, 0, 0, 0, '0.00', '']);
  expect(rows[8]).toEqual(['2026-03-10', 40, 2, 3, 1, '64.50', '0.0250']);
  expect(unitsOf(units, MEASURES[0] as (typeof MEASURES)[0]).at(-1)?.count).toBe(40);
});
