import { expect, test } from 'vitest';
import { wantsOthers } from './others.ts';

test.each([
  ['not that one', true],
  ['she already has those', true],
  ['no, i do not like any of these', true],
  ['these are not really my style', true],
  ['are those all?', true],
  ['not the teddy, she has one', false],
  ['i do not like wool', false],
  ['are those all wool?', false],
])('whether “%s” refuses what was shown', (said, refuses) => {
  expect(wantsOthers(said)).toBe(refuses);
});
