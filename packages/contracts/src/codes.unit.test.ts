import { expect, it } from 'vitest';
import { codeSent, codeText, MAX_CODE, MIN_CODE } from './codes.ts';

it.each([
  ['2026-12-01T00:00:00Z', '2026-12-01T00:00:00.5Z', true],
  ['2026-12-01T00:00:00.5Z', '2026-12-01T00:00:00Z', false],
  ['2026-12-01T00:00:00.000Z', '2026-12-01T00:00:00Z', false],
])('compares the moments %s and %s of a code, not their spelling', (from, until, isAccepted) => {
  const sent = { code: 'TEN10', kind: 'percent', percent: 10, from, until };
  expect(codeSent.safeParse(sent).success).toBe(isAccepted);
});

it.each([
  [MIN_CODE - 1, false],
  [MIN_CODE, true],
  [MAX_CODE, true],
  [MAX_CODE + 1, false],
])('decides by the limits of its length whether a code of %i letters is accepted', (length, isAccepted) => {
  expect(codeText.safeParse('A'.repeat(length)).success).toBe(isAccepted);
});
