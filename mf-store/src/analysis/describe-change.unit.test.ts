import { expect, test } from 'vitest';
import { describeChange } from './describe-change.ts';

test.each([
  [10, 8, '25% more than the day before'],
  [6, 8, '25% less than the day before'],
  [8, 8, 'the same as the day before'],
  [8, 0, 'up from 0 the day before'],
])('describes %i after %i as %s', (total, before, words) => expect(describeChange(total, before, 'Day')).toBe(words));
