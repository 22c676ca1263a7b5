import type { ImportColumn } from '@ethereal/contracts/imports';
import { describe, expect, it } from 'vitest';
import { anItem } from '../testing/an-item.ts';
import { cellTextOf } from './cell-texts.ts';
import { checkRow } from './check-row.ts';

const now = new Date('2026-12-01T12:00:00Z');
const sale = { priceCents: 2000, from: '2026-12-01T09:00:00.000Z', until: '2026-12-03T09:00:30.000Z' };
const item = anItem({ number: '1', priceCents: 2500, pricedSince: sale.from });
const running = { ...item, sale };
const planned = { ...item, sale: { ...sale, percent: 20, from: '2026-12-02T00:00:00.000Z' } };

type Cells = Partial<Record<ImportColumn, string>>;
const check = (cells: Cells, of = item, dates: ImportColumn[] = []) =>
  checkRow(
    { line: 2, cells: { number: '1', ...cells }, surplus: [], formulas: [], dates },
    {
      now,
      privateHosts: [],
      zip: undefined,
      itemOf: () => of,
      isOwn: () => true,
      sourceOf: () => undefined,
      earlierLineOf: () => undefined,
    },
  );
const changesOf = (cells: Cells, of = item) => {
  const { changes, faults } = check(cells, of);
  expect(faults).toEqual([]);
  return Object.fromEntries(changes.map(({ column, after }) => [column, after]));
};

describe('cells of a sale', () => {
  it('read prices as all amounts, whole percents, and moments of several notations', () => {
    expect(changesOf({ salePrice: 'US$ 19,50', saleFrom: '2026-12-02' })).toEqual({
      salePrice: '19.50',
      saleFrom: '2026-12-02 00:00 UTC',
    });
    const times = { saleFrom: '2026-12-02 09:00 -05:00', saleUntil: '2026-12-03T10:00:30Z' };
    expect(changesOf({ salePercent: '30 %', ...times })).toEqual({
      salePercent: '30',
      saleFrom: '2026-12-02 14:00 UTC',
      saleUntil: '2026-12-03 10:00:30 UTC',
    });
    expect(changesOf({ salePercent: '30', saleFrom: '' })).toMatchObject({ saleFrom: '2026-12-01 12:00 UTC' });
  });

  it.each([
    ['a running one', running],
    ['a planned one in percent', planned],
    ['none', item],
  ])('change nothing when they repeat an export: %s', (_, of) => {
    const columns = ['salePrice', 'salePercent', 'saleFrom', 'saleUntil'] as const;
    const cells = Object.fromEntries(columns.map((column) => [column, cellTextOf(of, column, now)]));
    expect(check(cells, of)).toMatchObject({ action: 'keep', faults: [] });
    const later = new Date('2027-01-01T00:00:00Z');
    expect(columns.map((column) => cellTextOf(of, column, later))).toEqual(['', '', '', '']);
  });

  it('keep what the table has no column for, and the beginning of a sale that runs', () => {
    expect(changesOf({ salePrice: '18' }, running)).toEqual({ salePrice: '18.00' });
    expect(changesOf({ salePrice: '20', saleFrom: '', saleUntil: '' }, running)).toEqual({ saleUntil: '' });
    expect(changesOf({ price: '30' }, planned)).toEqual({ price: '30.00' });
    expect(changesOf({ salePrice: '19' }, planned)).toEqual({ salePrice: '19.00', salePercent: '' });
  });

  it('end a sale when all are empty', () => {
    const cells = { salePrice: '', salePercent: '', saleFrom: '', saleUntil: '' };
    expect(Object.keys(changesOf(cells, running))).toEqual(['salePrice', 'saleFrom', 'saleUntil']);
    expect(check(cells)).toMatchObject({ action: 'keep' });
  });

  it('accept dates of a spreadsheet', () => {
    const cells = { salePercent: '10', saleFrom: '2026-12-02', saleUntil: '2026-12-04 08:30:00' };
    expect(check(cells, item, ['saleFrom', 'saleUntil'])).toMatchObject({ action: 'change', faults: [] });
    expect(check({ salePrice: '2026-12-02' }, item, ['salePrice']).action).toBe('refuse');
  });

  it.each<[string, Cells, ImportColumn, string]>([
    ['a price in words', { salePrice: 'half' }, 'salePrice', 'Price must be a number. Write it like 12.50.'],
    ['a price that could be two', { salePrice: '1.234' }, 'salePrice', 'This could be 1234.00, or an amount of three'],
    [
      'a price that is not lower',
      { salePrice: '25' },
      'salePrice',
      'The reduced price must be below the regular price.',
    ],
    ['price and percent', { salePrice: '9', salePercent: '10' }, 'salePrice', 'Choose a reduced price or a percent.'],
    ['a time alone', { salePrice: '', saleFrom: '2026-12-05' }, 'salePrice', 'Choose a reduced price or a percent.'],
    ['a fraction', { salePercent: '0.3' }, 'salePercent', 'Write 30 for 30 %.'],
    ['100 percent', { salePercent: '100' }, 'salePercent', 'Percent may be at most 99.'],
    ['a percent in words', { salePercent: 'ten' }, 'salePercent', 'Percent must be a whole number. Write it like 30.'],
    [
      'an end that is a day',
      { salePercent: '5', saleUntil: '2026-12-31' },
      'saleUntil',
      'This could be the beginning or the end of the day. Write 2026-12-31 00:00 or 2027-01-01 00:00.',
    ],
    [
      'a date of two readings',
      { salePercent: '5', saleFrom: '3/4/2027' },
      'saleFrom',
      'This could be 2027-03-04 or 2027-04-03.',
    ],
    [
      'a date of one reading',
      { salePercent: '5', saleFrom: '31.12.2026' },
      'saleFrom',
      'Write a moment like 2026-12-31',
    ],
    ['no day of the calendar', { salePercent: '5', saleFrom: '2026-02-30' }, 'saleFrom', 'Write a moment like'],
    ['a long text', { salePercent: '5', saleFrom: '1'.repeat(100_000) }, 'saleFrom', 'Write a moment like'],
    [
      'an end in the past',
      { salePercent: '5', saleUntil: '2026-11-30 08:00' },
      'saleUntil',
      'The sale must end after it begins.',
    ],
    [
      'an end before the beginning',
      { salePercent: '5', saleFrom: '2026-12-09', saleUntil: '2026-12-08 08:00' },
      'saleUntil',
      'The sale must end after it begins.',
    ],
  ])('are rejected for %s', (_, cells, column, reason) => {
    const { action, faults } = check(cells);
    expect([action, faults]).toEqual(['refuse', [expect.objectContaining({ column })]]);
    expect(faults[0]?.reason).toContain(reason);
  });
});
