import { expect, test } from 'vitest';
import { publicName } from './public-name.ts';

test.each([
  ['Ada', 'Lovelace', 'Ada L.'],
  [' Ada ', ' lovelace', 'Ada L.'],
  ['Ana', 'e\u0301clair', 'Ana E\u0301.'],
  ['Ada', ' ', 'Ada'],
])('shows %j %j as %j', (fname, lname, shown) => {
  expect(publicName({ fname, lname })).toBe(shown);
});
