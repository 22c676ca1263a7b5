import { globSync } from 'node:fs';
import * as shared from '@ethereal/web-kit/query/react-query.ts';
import { expect, test } from 'vitest';
import { ROOT, textOf } from './files.ts';

const IMPORT = /^import \{([^}]*)\} from '@tanstack\/react-query'/gms;
const WHOLE = /^(?:import|export) \* .*'@tanstack\/react-query'/m;
const FILES = 'mf-*/src/**/!(*.test).{ts,tsx}';

test('areas use those exports of the query client that the shell shares', () => {
  const files = globSync([FILES, `packages/shop-ui/${FILES.slice('mf-*/'.length)}`], { cwd: ROOT });
  const used = files.flatMap((file) => {
    const text = textOf(file);
    expect(text, file).not.toMatch(WHOLE);
    return [...text.matchAll(IMPORT)].flatMap(([, names = '']) => names.split(','));
  });
  const values = used.map((name) => name.trim()).filter((name) => name && !name.startsWith('type '));
  expect(values).toContain('useQuery');
  const unshared = values.filter((name) => !(name in shared));
  expect(unshared.map((name) => `${name}: export it in web-kit/src/query/react-query.ts`)).toEqual([]);
});
