import { csvOf } from '@ethereal/web-kit/files/csv.ts';
import { describe, expect, test } from 'vitest';

describe('csvOf', () => {
  test('quotes separators, quotes and line breaks', async () => {
    expect(await csvOf([['a,b', 'say "hi"', 'x\ny', 3]])).toBe('"a,b","say ""hi""","x\ny",3');
  });

  test('ends every row alike', async () => {
    expect(
      await csvOf([
        ['When', 'Views'],
        ['2026-03-10', 40],
      ]),
    ).toBe('When,Views\r\n2026-03-10,40');
  });

  test('escapes text that a spreadsheet would run as a formula and keeps negative numbers', async () => {
    expect(await csvOf([['=cmd()', ' -1+1', '+1 212', '＝1+1', -5]])).toBe(`"'=cmd()","' -1+1","'+1 212","'＝1+1",-5`);
  });
});
