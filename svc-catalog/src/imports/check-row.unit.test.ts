import type { ImportColumn } from '@ethereal/contracts/imports';
import { escapedCell } from '@ethereal/service-kit/spreadsheet-text';
import { describe, expect, it, test } from 'vitest';
import type { ShopItem } from '../items/item.ts';
import { cellTextOf } from './cell-texts.ts';
import { type CheckAgainst, checkRow } from './check-row.ts';
import { meaningOf } from './row-cells.ts';
import { COLUMNS } from './table/columns.ts';
import { isFormula } from './table/formula.ts';
import type { TableRow } from './table/table.ts';

const at = new Date('2026-11-22T00:00:00Z');
const item: ShopItem = {
  _id: 'a'.repeat(24),
  seller: 'b'.repeat(24),
  published: true,
  version: 3,
  createdAt: at,
  updatedAt: at,
  number: 'A-1',
  name: '=Shirt',
  description: '-soft\nairy',
  priceCents: 1234_50,
  category: 'home',
  subCategory: 'topW',
  sizes: ['S', 'M'],
  isBestseller: true,
  brand: "'@x",
  stock: { available: { S: 2, M: 0 }, version: 4 },
  images: { image1: { url: '/images/p1', public_id: 'p1' }, image3: { url: '/images/p3', public_id: 'p3' } },
};
const against: CheckAgainst = {
  now: at,
  privateHosts: [],
  zip: new Map([['a.jpg', { source: 'sha256:1' }]]),
  itemOf: (number) => (number === 'A-1' ? item : undefined),
  isOwn: (id) => ['p1', 'p3', 'p9'].includes(id),
  sourceOf: (id) => (id === 'p3' ? 'https://example.com/3.jpg' : undefined),
  earlierLineOf: (number) => (number === 'twice' ? 7 : undefined),
};
const whole = {
  number: 'B-2',
  name: 'Shirt',
  description: 'Soft.',
  price: '9.99',
  category: 'Men',
  subCategory: 'Topwear',
  image1: 'a.jpg',
};
const rowOf = (cells: Partial<Record<ImportColumn, string>>, surplus: string[] = []): TableRow => ({
  line: 2,
  cells,
  surplus,
  formulas: COLUMNS.filter((column) => isFormula(cells[column] ?? '')),
  dates: COLUMNS.filter((column) => /^\d{4}-\d\d-\d\d$/.test(cells[column] ?? '')),
});
const check = (cells: Partial<Record<ImportColumn, string>>, more: Partial<CheckAgainst> = {}) =>
  checkRow(rowOf(cells), { ...against, ...more });
const faultsOf = (cells: Partial<Record<ImportColumn, string>>, more: Partial<CheckAgainst> = {}) =>
  check(cells, more).faults.map(({ column, reason }) => `${column}: ${reason}`);

describe('checkRow', () => {
  test('creates an item for a new number, in every notation of its cells', () => {
    const cells = {
      ...whole,
      price: '$1,234.5',
      category: 'home essentials',
      subCategory: 'BOTTOMWEAR',
      size: 's; XL',
    };
    expect(check({ ...cells, isBestseller: 'Yes', stock: 's:3, XL=0' })).toMatchObject({
      action: 'create',
      faults: [],
    });
    expect(check({ ...whole, price: '9,99', stock: '12' })).toMatchObject({ action: 'create', faults: [] });
    expect(check({ ...whole, size: 'One size' })).toMatchObject({ action: 'create', faults: [] });
  });

  test('changes nothing for an exported row, whatever its texts begin with', () => {
    const exported = Object.fromEntries(COLUMNS.map((column) => [column, escapedCell(cellTextOf(item, column, at))]));
    expect(check(exported)).toMatchObject({ action: 'keep', changes: [], faults: [] });
  });

  test('changes the differing cells of a known number, and keeps fields without a column', () => {
    expect(check({ number: 'A-1', price: '5', stock: '' })).toMatchObject({
      action: 'change',
      changes: [{ column: 'price', before: '1234.50', after: '5.00' }],
    });
    expect(check({ number: 'A-1', brand: '', stock: 'M:1 S:2' }).changes).toEqual([
      { column: 'brand', before: "'@x", after: '' },
      { column: 'stock', before: 'S:2 M:0', after: 'S:2 M:1' },
    ]);
  });

  test('accepts pictures by address, by file and unchanged, and reports the same picture as no change', () => {
    const same = {
      number: 'A-1',
      image1: 'https://shop.test/images/p1',
      image3: 'https://example.com/3.jpg',
    };
    expect(check(same)).toMatchObject({ action: 'keep' });
    expect(check({ number: 'A-1', image1: '', image3: '' })).toMatchObject({ action: 'keep' });
    expect(check({ number: 'A-1', image1: 'a.jpg', image3: '' }).changes).toEqual([
      { column: 'image1', before: '/images/p1', after: 'a.jpg' },
      { column: 'image3', before: '/images/p3', after: '' },
    ]);
  });

  test.each<[string, Partial<Record<ImportColumn, string>>, string]>([
    ['no number', { number: ' ' }, 'number: Item number is required.'],
    ['a number twice', { number: 'twice' }, 'number: Line 7 has this item number, too.'],
    ['no name', { name: '' }, 'name: Name is required.'],
    ['no price', { price: '' }, 'price: Price must be a number.'],
    ['a price in words', { price: 'ten' }, 'price: Price must be a number. Write it like 12.50.'],
    ['a price that could be two', { price: '1.234' }, 'price: This could be 1234.00, or an amount of three decimals.'],
    ['a grouped price after 0', { price: '0,500' }, 'price: This could be 0.50 or 500.00. Write 0.50 or 500.00.'],
    ['the same in dollars', { price: '$0,500' }, 'price: This could be 0.50 or 500.00. Write 0.50 or 500.00.'],
    ['the same with a space', { price: '0 500' }, 'price: This could be 0.50 or 500.00. Write 0.50 or 500.00.'],
    ['several groups after 0', { price: '0,500,000' }, 'price: Price must be a number. Write it like 12.50.'],
    ['a group after 00', { price: '00,500' }, 'price: This could be 0.50 or 500.00. Write 0.50 or 500.00.'],
    ['less than a cent', { price: '1e-9' }, 'price: Price must be at least 0.01.'],
    ['a grouped stock', { stock: '1,500' }, 'stock: This could be 1500 or 1.5 pieces. Write 1500.'],
    ['a grouped stock after 0', { stock: '0.500' }, 'stock: This could be 500 or 0.5 pieces. Write 500.'],
    [
      'a grouped stock of a size',
      { stock: 'S:1,500', size: 'S' },
      'stock: This could be 1500 or 1.5 pieces. Write 1500.',
    ],
    ['a key that objects inherit', { stock: '__proto__:5', size: 'S' }, 'stock: Stock must be empty,'],
    ['a date', { name: '2026-03-05' }, 'name: This cell holds a date. Format it as text and type the value again.'],
    ['a price of three decimals', { price: '1234.567' }, 'price: Must have at most 2 decimals.'],
    ['a price in other money', { price: '12,50 €' }, 'price: Prices are in US dollars. Write a price like 12.50.'],
    [
      'another category',
      { category: 'Pets' },
      'category: Must be Men, Women, Kids, Home Essentials, Accessories, Beauty, or Electronics.',
    ],
    ['another sub category', { subCategory: 'topwear!' }, 'subCategory: Must be Topwear or Bottomwear.'],
    ['another size', { size: 'S, Q' }, 'size: Must be S, M, L, XL, or XXL, several with commas'],
    ['an address without its beginning', { image2: 'www.example.com/a.jpg' }, 'image2: A web address must begin with'],
    [
      'an address of no public host',
      { image2: 'https://intranet/a.jpg' },
      'image2: This address is not on the public web.',
    ],
    ['perhaps a bestseller', { isBestseller: 'maybe' }, 'isBestseller: Must be yes or no.'],
    ['stock of other sizes', { stock: 'M:2', size: 'S' }, 'stock: The item does not come in M.'],
    ['stock in words', { stock: 'many' }, 'stock: Stock must be empty'],
    ['a formula', { price: '=A1*2' }, 'price: This cell holds a formula.'],
    ['a formula that went wrong', { price: '#REF!' }, 'price: The formula in this cell gives an error.'],
    ['no picture', { image1: '', image2: 'a.jpg' }, 'image1: Main image is required.'],
    ['a picture that is not there', { image1: 'b.jpg' }, 'image1: The ZIP has no picture of this name.'],
    ["another's picture", { image2: '/images/p7' }, 'image2: This picture is not one that you uploaded.'],
    ['an address inside', { image2: 'http://10.0.0.1/a' }, 'image2: This address is not on the public web.'],
  ])('rejects %s at the cell', (_name, cells, reason) => {
    const checked = check({ ...whole, ...cells });
    expect(checked.action).toBe('refuse');
    expect(faultsOf({ ...whole, ...cells })).toEqual([expect.stringContaining(reason)]);
    expect(checked.faults[0]?.value).toBe(Object.entries(cells)[0]?.[1].trim() ?? '');
  });

  test('rejects a picture file without a ZIP, and a cell beyond the header', () => {
    expect(faultsOf(whole, { zip: undefined })).toEqual([expect.stringContaining('Upload a ZIP')]);
    const beyond = checkRow(rowOf(whole, ['x']), against);
    expect(beyond.faults).toEqual([{ value: 'x', reason: 'This cell has no column in the header.' }]);
  });
});

test('reads colors, and the stock of each variant', () => {
  const shirt = {
    ...item,
    colors: ['Off White 2', 'Navy'],
    stock: { available: { 'Off White 2 / M': 4, 'Off White 2 / S': 0, 'Navy / S': 12 }, version: 1 },
  };
  const of = (cells: Partial<Record<ImportColumn, string>>) =>
    check({ number: 'A-1', ...cells }, { itemOf: () => shirt });
  const exported = {
    colors: 'Off White 2, Navy',
    stock: 'Navy / S:12, Off White 2 / S:0, Off White 2 / M:4',
  };
  expect({ colors: cellTextOf(shirt, 'colors', at), stock: cellTextOf(shirt, 'stock', at) }).toEqual(exported);
  expect(of(exported)).toMatchObject({ action: 'keep', faults: [] });
  expect(of({ stock: 'Off White 2 / s:0 Off White 2 / m=4; Navy / S:12' })).toMatchObject({
    action: 'keep',
  });
  expect(of({ stock: 'Navy / M:1' }).changes).toEqual([
    { column: 'stock', before: exported.stock, after: 'Navy / M:1' },
  ]);
  expect(of({ colors: '', stock: 'S:1' }).changes).toMatchObject([
    { column: 'colors', before: 'Off White 2, Navy', after: '' },
    { column: 'stock', after: 'S:1' },
  ]);
  expect(check({ ...whole, colors: 'White', stock: 'White:3' })).toMatchObject({
    action: 'create',
    faults: [],
  });
});

test.each<[string, Partial<Record<ImportColumn, string>>, string]>([
  ['a color that is a size', { colors: 'White, xl' }, "colors: A color's name may not be a size"],
  ['stock of other colors', { stock: 'Red:2', colors: 'White' }, 'stock: The item does not come in Red.'],
  ['stock of sizes alone', { stock: 'S:2', colors: 'White', size: 'S' }, 'both like White / S:3.'],
])('rejects a row with %s at the cell', (_name, cells, reason) => {
  expect(faultsOf({ ...whole, ...cells })).toEqual([expect.stringContaining(reason)]);
});

test("changes nothing for the seller's own brand that was merged into another one", () => {
  const merged = { ...item, brand: 'Nike', mergedBrands: [{ merge: '1', from: 'Nikee', to: 'Nike' }] };
  const itemOf = () => merged;
  expect(check({ number: 'A-1', brand: 'Nikee' }, { itemOf })).toMatchObject({
    action: 'keep',
    changes: [],
  });
  expect(check({ number: 'A-1', brand: 'Puma' }, { itemOf }).changes).toMatchObject([{ after: 'Puma' }]);
});

test.each([
  ['1.299,50', '1299.50'],
  ['1,299.50', '1299.50'],
  ['1 299,50', '1299.50'],
  ["1'299.50", '1299.50'],
  ['1.000.000', '1000000.00'],
  ['USD 12.50', '12.50'],
  ['12,50 $', '12.50'],
  ['us$12', '12.00'],
  ['1.25e+2', '125.00'],
])('reads the price %s', (price, after) => {
  const [change] = check({ number: 'A-1', price }).changes;
  expect(change?.after ?? check({ number: 'A-1', price }).faults).toBe(after);
});

test.each([
  ['0.125', 'price: Must have at most 2 decimals.'],
  ['1 2345', 'price: Price must be a number. Write it like 12.50.'],
])('rejects the price %s', (price, fault) => {
  expect(faultsOf({ ...whole, price })).toEqual([fault]);
});

describe('other sizes in a table', () => {
  it.each([
    ['9, 9.5, US 10', ['US 9', 'US 9.5', 'US 10']],
    ['32x34; 30 x 32', ['32 × 34', '30 × 32']],
    ['5-6 years', ['5–6 years']],
    ['one size', ['One size']],
    ['', []],
  ])('reads %j as %j', (cell, sizes) => {
    expect(meaningOf('otherSizes', cell)).toEqual(sizes);
  });

  it('reads the stock of each size, a number alone after a color only', () => {
    expect(meaningOf('stock', 'White / 9.5:3, White / US 10:0')).toEqual({ 'White / US 9.5': 3, 'White / US 10': 0 });
    expect(meaningOf('stock', 'us 9.5:3, US 10:1')).toEqual({ 'US 9.5': 3, 'US 10': 1 });
    expect(meaningOf('stock', '2:3, 3:1')).toEqual({ 2: 3, 3: 1 });
  });

  it('names the kinds of sizes for a cell without a meaning', () => {
    expect(faultsOf({ ...whole, otherSizes: 'EU 42' })).toEqual([
      'otherSizes: Must be sizes of one kind, several with commas: US 9, US 9.5, or 5–6 years, Ring 7, 32 × 34, One size.',
    ]);
  });

  it('exports sizes as an import reads them, in the order of their system', () => {
    const sizes = ['US 9', 'US 9.5', 'US 10'];
    const stock = { available: { 'US 10': 1, 'US 9.5': 0, 'US 9': 2 }, version: 1 };
    const shoes = { ...item, sizes: [], otherSizes: sizes, stock };
    const words = cellTextOf(shoes, 'otherSizes', at);
    expect([words, cellTextOf(shoes, 'stock', at)]).toEqual(['US 9, US 9.5, US 10', 'US 9:2, US 9.5:0, US 10:1']);
    expect(meaningOf('otherSizes', words)).toEqual(sizes);
    expect(meaningOf('stock', cellTextOf(shoes, 'stock', at))).toEqual(stock.available);
  });
});
