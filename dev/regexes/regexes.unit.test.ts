import { expect, test } from 'vitest';
import { findRegexes } from './find-regexes.ts';
import { growthOf, isGood } from './judge.ts';
import { parseProofs } from './proofs.ts';

test('finds literals and constructed patterns, with the bound that a comment states', () => {
  const source = [
    'const a: RegExp = /a+/gi;',
    '// Input: at most 1,000 characters.',
    "const b = new RegExp('b');",
    '',
    'const c = () => /c/.test(x); // Input: our own.',
    "const d = '/no/';",
  ].join('\n');
  expect(findRegexes('some.ts', source)).toEqual([
    { line: 1, source: 'a+', flags: 'gi', input: undefined },
    { line: 3, source: undefined, flags: undefined, input: 1000 },
    { line: 5, source: 'c', flags: '', input: 0 },
  ]);
});

test.each([
  ['a message of 40 words hung three instances', String.raw`\bi put (?:a |some |\w+ )*(?:things?|stuff)\b`, 2000],
  ['names without a space between them', String.raw`^(?:\p{Lu}\p{L}*[ ]?){1,5}[.]$`, 2000],
  ['blanks that each of three parts may take', String.raw`\s+de\s+[^,]+[.\s]*$`, 2000],
  ['slashes at the end of an address', String.raw`\/+$`, undefined],
])('refuses a slow expression: %s', { timeout: 60_000 }, async (_, source, input) => {
  expect(isGood(await growthOf(source, 'u'), input)).toBe(false);
});

test.each([
  ['words', 'cat|dogs?', undefined],
  ['a loop that ends where it cannot go on', String.raw`^[^\s@]+@[^\s@]+$`, undefined],
  ['slashes from the first of them', String.raw`(?<!\/)\/+$`, undefined],
  ['two words of a message, in their order', String.raw`\bcard\b.*\bcode\b`, 2000],
])('accepts a fast expression: %s', { timeout: 60_000 }, async (_, source, input) => {
  expect(isGood(await growthOf(source, 'u'), input)).toBe(true);
});

test('reads the proven degrees by the hash of their pattern, and no other line', () => {
  const lines = ['0123456789abcdef 1', 'fedcba9876543210 2', '<<<<<<< HEAD', '0123 1', ''];
  expect([...parseProofs(lines.join('\n'))]).toEqual([
    ['0123456789abcdef', 1],
    ['fedcba9876543210', 2],
  ]);
});
