import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ERROR_CODES } from './error-codes.ts';

const ROOT = join(import.meta.dirname, '../../..');

// That a service answers no other code, the types see to; that no code is left over, this test does.
test('each code of the vocabulary is answered by somebody', () => {
  const sources = globSync(['svc-*/src/**/*.ts', 'packages/service-kit/src/**/*.ts'], { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
  expect(ERROR_CODES.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
});
