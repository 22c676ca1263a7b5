import { expect, test } from 'vitest';
import { foundAs } from './found-as.ts';

const draft = { name: 'Blue Floral Dress', description: 'Light cotton.', category: 'women' };

test('returns the attributes by which searches find an item', () => {
  expect(foundAs(draft)).toMatchObject({
    kinds: ['dress'],
    colors: ['blue'],
    materials: ['cotton'],
    forWhom: ['women'],
    choices: expect.arrayContaining(['dress', 'skirt']),
  });
});

test('returns the kind that the seller chose, and ignores one that the shop does not have', () => {
  expect(foundAs({ ...draft, kinds: ['skirt'] }).kinds).toEqual(['skirt']);
  expect(foundAs({ ...draft, kinds: ['flying carpet'] }).kinds).toEqual(['dress']);
});
