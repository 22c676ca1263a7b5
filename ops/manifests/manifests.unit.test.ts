import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, textOf } from '../checks/files.ts';
import { SHIPPED, SHIPPED_AREAS } from '../images/areas.ts';
import { FOLDER, generated } from './generated.ts';

const files = generated(
  SHIPPED,
  SHIPPED_AREAS.filter((it) => !it.startsWith('svc-')),
);

test.each([...files])('%s is as `npm run manifests` writes it', (name, text) => {
  expect(textOf(join(FOLDER, name))).toBe(text);
});

test('nothing else lies beside what is generated', () => {
  expect(globSync('*', { cwd: join(ROOT, FOLDER) }).toSorted()).toEqual([...files.keys()].toSorted());
});
