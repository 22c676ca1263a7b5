import { expect, test } from 'vitest';
import { createSpelling } from './spelling.ts';

const spelling = createSpelling((word) => word === 'boat', ['women']);
for (const word of ['teapot', 'dress', 'headphones', 'hose', 'pipe', 'binoculars', 'coat', 'sofa', 'soft'])
  spelling.add(word);

test.each([
  ['teapto', ['teapot']],
  ['tea pot', ['teapot']],
  ['drsses', ['dress']],
  ['hedphones', ['headphones']],
  ['hosepipe', ['hose', 'pipe']],
  ['binocs', ['binoculars']],
  ['womem', ['women']],
  ['boat', ['boat']],
  ['xylqwz', ['xylqwz']],
])('spells "%s" by the words of the goods', (said, expected) => {
  expect(spelling.correct(said.split(' '))).toEqual(expected);
});
