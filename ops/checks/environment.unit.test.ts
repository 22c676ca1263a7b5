import { expect, test } from 'vitest';
import { SERVICES } from '../images/areas.ts';
import { textOf } from './files.ts';

const documented = textOf('docs/operations/README.md');
const configs = [...SERVICES.map((area) => `${area}/src/config.ts`), 'packages/service-kit/src/config.ts'];

test.each(configs)('every variable of %s is in the table of operations', (file) => {
  const names = [...textOf(file).matchAll(/^ {2,4}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});
