import { expect, test } from 'vitest';
import { createSpelling } from './spelling.ts';

const spelling = createSpelling((word) => word === 'boat', ['women']);
spelling.add([
  'teapot',
  'dress',
  'headphones',
  'hose',
  'pipe',
  'binoculars',
  'coat',
  'sofa',
  'soft',
  't',
  'shirt',
]);

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
