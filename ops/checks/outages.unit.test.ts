import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SERVICES } from '../images/areas.ts';
import { ROOT, textOf } from './files.ts';

const text = textOf('docs/operations/outages.md');
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const header = rows.find(([first]) => first === 'what people do') ?? [];
const deeds = rows.filter((row) => row.length === header.length && row !== header);

const PARTS = ['what people do', 'database', 'broker', 'Redis', 'mail server', 'bucket', 'model'];

test('columns of the table of outages are backing services or existing services', () => {
  const services = header.filter((name) => !PARTS.includes(name)).map((name) => `svc-${name}`);
  expect(services.length).toBeGreaterThan(1);
  expect(services.filter((name) => !SERVICES.includes(name))).toEqual([]);
});

test('cells state that the function works, is refused, or follows later', () => {
  expect(deeds.length).toBeGreaterThan(5);
  for (const [deed, ...cells] of deeds)
    for (const cell of cells) expect(cell, deed).toMatch(/^(–|503|later)( [¹²³⁴⁵⁶])?$/);
});

test('lines name existing tests', () => {
  const files = [...text.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
