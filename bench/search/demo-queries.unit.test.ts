import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog as demoItems } from '@ethereal/dev/demo/catalog';
import { expect, test } from 'vitest';
import { Catalog } from '../../svc-catalog/src/search/catalog.ts';
import { listItems } from '../../svc-catalog/src/search/list-items.ts';

/** The first items that are judged. */
const FIRST = 12;

const catalog = new Catalog();
for (const [at, { price, size, colors: given, ...item }] of demoItems.entries()) {
  const id = String(at).padStart(24, '0');
  const colors = given ? { colors: [...given] } : {};
  catalog.put({
    ...item,
    ...colors,
    id,
    version: 1,
    card: '',
    sizes: [...size],
    priceCents: Math.round(price * 100),
    created: at,
  });
}

/** A line: the sort of query, its text, and the names that are right. */
const queries = readFileSync(join(import.meta.dirname, 'demo-queries.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [sort = '', text = '', right = ''] = line.split('\t');
    const found = listItems(catalog, { search: text, limit: FIRST });
    const names = found.ordinals.map((ordinal) => catalog.titles[ordinal] ?? '');
    // Input: our own.
    const isRight = names.map((name) => new RegExp(right).test(name));
    return { sort, text, names, isRight };
  });

const share = (part: number, whole: number) => part / whole;

test('asks at least 150 queries', () => {
  expect(queries.length).toBeGreaterThanOrEqual(150);
});

test('finds something for every query', () => {
  expect(queries.filter(({ names }) => names.length === 0).map(({ text }) => text)).toEqual([]);
});

test('ranks a right item first for at least 95 % of the queries', () => {
  const wrong = queries.filter(({ isRight }) => !isRight[0]).map(({ text, names }) => `${text}: ${names[0]}`);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(queries.length * 0.05);
});

test('finds at least 90 % right items among the first 12', () => {
  const shares = queries.map(({ isRight }) => share(isRight.filter(Boolean).length, isRight.length || 1));
  const poor = queries
    .filter((_, at) => (shares[at] ?? 0) < 0.9)
    .map(({ text, names }) => `${text}: ${names.join(', ')}`);
  const mean = shares.reduce((sum, value) => sum + value, 0) / shares.length;
  expect(mean, poor.join('\n')).toBeGreaterThanOrEqual(0.9);
});
