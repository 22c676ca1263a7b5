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

test('every service has a column in the table of outages, but the way in', () => {
  const behind = SERVICES.filter((name) => name.startsWith('svc-') && name !== 'svc-gateway');
  expect(header).toEqual(expect.arrayContaining(behind.map((name) => name.slice('svc-'.length))));
});

test('each cell says that it works, is refused, or follows later', () => {
  expect(deeds.length).toBeGreaterThan(5);
  for (const [deed, ...cells] of deeds)
    for (const cell of cells) expect(cell, deed).toMatch(/^(–|503|later)( [¹²³⁴⁵⁶])?$/);
});

test('each line of outages names tests that there are', () => {
  const files = [...text.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
