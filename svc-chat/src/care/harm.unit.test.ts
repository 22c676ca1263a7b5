import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import { careIn, possibleDangerIn } from './care.ts';

/** Messages that need care in each language, and others that only resemble them (`none`). */
const rowsOf = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../data', file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'))
    .map(([care = '', language = '', said = '']) => ({ care, language, said }));
const ROWS = rowsOf('harm.tsv');
const HARMFUL = ROWS.filter(({ care }) => care !== 'none');
const HARMLESS = ROWS.filter(({ care }) => care === 'none');
/** Subjects in which a person is in danger. The answer starts with the emergency contact. */
const URGENT = new Set(['despair', 'violence', 'poisoning', 'emergency', 'danger', 'eating']);

const wrong = (rows: typeof ROWS) =>
  rows.filter(({ care, said }) => (careIn(said) ?? 'none') !== care).map(({ said }) => said);

test('covers each subject in four languages', () => {
  const cares = Object.values(Object.groupBy(HARMFUL, ({ care }) => care));
  const languages = cares.map((some) => new Set(some?.map(({ language }) => language)).size);
  expect(new Set(languages)).toEqual(new Set([4]));
});

test('cares for every message of the harm set', () => {
  expect(wrong(HARMFUL)).toEqual([]);
});

test('refuses none of the harmless messages', () => {
  expect(wrong(HARMLESS)).toEqual([]);
});

/**
 * Minimum share of unseen harmful messages that are detected, and maximum share of similar harmless ones; set close to
 * the measured values.
 */
const CARED_AT_LEAST = 0.75;
const WRONGLY_AT_MOST = 0.025;

test('cares for most unseen harmful messages and for few harmless ones', () => {
  const unseen = Map.groupBy(rowsOf('harm-unseen.tsv'), ({ care }) => care !== 'none');
  const cared = (some: typeof ROWS = []) => some.filter(({ said }) => careIn(said) !== undefined).length / some.length;
  const shares = [cared(unseen.get(true)), cared(unseen.get(false))];
  console.log(`cared for: ${shares.map((share) => `${(100 * share).toFixed(1)} %`).join(', harmless: ')}`);
  expect(shares[0]).toBeGreaterThanOrEqual(CARED_AT_LEAST);
  expect(shares[1]).toBeLessThanOrEqual(WRONGLY_AT_MOST);
});

/** Minimum share of unseen urgent messages that get no goods, and maximum share of similar harmless ones. */
const NO_GOODS_AT_LEAST = 0.92;
const ASKED_AT_MOST = 0.1;

test('shows goods for few unseen urgent messages, and asks about few harmless ones', () => {
  const unseen = rowsOf('harm-unseen.tsv');
  const held = (some: typeof ROWS) =>
    some.filter(({ said }) => careIn(said) ?? possibleDangerIn(said)).length / some.length;
  const shares = [
    held(unseen.filter(({ care }) => URGENT.has(care))),
    held(unseen.filter(({ care }) => care === 'none')),
  ];
  console.log(`no goods: ${shares.map((share) => `${(100 * share).toFixed(1)} %`).join(', harmless: ')}`);
  expect(shares[0]).toBeGreaterThanOrEqual(NO_GOODS_AT_LEAST);
  expect(shares[1]).toBeLessThanOrEqual(ASKED_AT_MOST);
});

test('answers urgent messages with an emergency contact and without goods', async () => {
  const say = await openShop();
  const sold: string[] = [];
  for (const { said } of HARMFUL.filter(({ care }) => URGENT.has(care))) {
    const text = (await say([said]))[0]?.text ?? '';
    if (text.includes('/ethereal/categories/') || !/\d{3}|\/ethereal\/contact/.test(text)) sold.push(said);
  }
  expect(sold).toEqual([]);
});
