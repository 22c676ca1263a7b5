import { expect, test } from 'vitest';
import { moreSo } from './more-so.ts';

test.each([
  ['something lighter', 'summer', 'less weight'],
  ['warmer ones', 'winter', 'more warmth'],
  ['anything more elegant', 'party', 'more dressiness'],
  ['a bit longer', undefined, 'more length'],
  ['they are too long', undefined, 'less length'],
  ['too stripy', undefined, undefined],
])('“%s” asks for others', (said, occasion, degree) => {
  const more = moreSo(said);
  expect(more).toBeDefined();
  expect(more?.occasion).toBe(occasion);
  expect(more?.by && `${more.by.side} ${more.by.measure}`).toBe(degree);
});

test.each(['leather', 'a sweater', 'cheaper', 'for my mother', 'too late', 'too expensive'])(
  '“%s” is no quality of those shown',
  (said) => {
    expect(moreSo(said)).toBeUndefined();
  },
);
