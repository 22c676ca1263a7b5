import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT, textOf } from '../checks/files.ts';
import { SHIPPED, SHIPPED_AREAS } from '../images/areas.ts';
import { FOLDER } from './addresses.ts';
import { generated } from './generated.ts';

const files = await generated(
  ROOT,
  SHIPPED,
  SHIPPED_AREAS.filter((it) => !it.startsWith('svc-')),
  textOf,
);

test.each([...files])('%s is as `npm run manifests` writes it', (file, text) => {
  expect(textOf(file)).toBe(text);
});

test('folders of generated files contain no other file', () => {
  const generatedThere = [...files.keys()].filter((file) => file.startsWith(`${FOLDER}/`));
  expect(globSync(`${FOLDER}/*`, { cwd: ROOT }).toSorted()).toEqual(generatedThere.toSorted());
});
