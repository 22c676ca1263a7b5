import { expect, test } from 'vitest';
import { createSpelling } from './spelling.ts';

const spelling = createSpelling((word) => word === 'boat', ['women']);
spelling.add(['teapot', 'dress', 'headphones', 'hose', 'pipe', 'binoculars', 'coat', 'sofa', 'soft', 't', 'shirt']);

test.each([
  ['teapto', ['teapot']],
  ['tea pot', ['teapot']],
  ['drsses', ['dress']],
  ['hedphones', ['headphones']],
  ['hosepipe', ['hose', 'pipe']],
  ['tshirts', ['t', 'shirt']],
  ['binocs', ['binoculars']],
  ['womem', ['women']],
  ['boat', ['boat']],
  ['xylqwz', ['xylqwz']],
])('spells "%s" by the words of the goods', (said, expected) => {
  expect(spelling.correct(said.split(' '))).toEqual(expected);
});

test.each([
  ["for womem: a teapto, isn't it?", "for women: a teapot, isn't it?"],
  ['the listing was shipped by email', 'the listing was shipped by email'],
  ['xylqwz teapot', 'xylqwz teapot'],
])('reads "%s" as "%s"', (said, meant) => {
  expect(spelling.spell(said)).toBe(meant);
});

test('corrects a bounded number of words of a text', () => {
  const misspelt = 'teapto '.repeat(40);
  const left = spelling.spell(misspelt).split('teapto').length - 1;
  expect(left).toBeGreaterThan(20);
});
