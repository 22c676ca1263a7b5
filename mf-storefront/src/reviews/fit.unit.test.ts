import { expect, test } from 'vitest';
import { summarizeFit } from './fit.ts';

test.each([
  [undefined, undefined],
  [{ small: 0, true: 2, large: 0 }, undefined],
  [{ small: 0, true: 3, large: 0 }, 'Most say: true to size'],
  [{ small: 4, true: 3, large: 0 }, 'Most say: runs small'],
  [{ small: 3, true: 0, large: 3 }, undefined],
  [{ small: 2, true: 2, large: 3 }, undefined],
  [{ small: 1, true: 0, large: 9 }, 'Most say: runs large'],
])('summarizes %j as %s', (votes, text) => expect(summarizeFit(votes)).toBe(text));
