import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { openCheckout, restOfSite } from './kit/checkout.ts';
import { test } from './kit/test.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../docs/first-change.md'), 'utf8');

/** Commands of the document, in its order. */
const commands = [...DOCUMENT.matchAll(/```sh\n([^`]+)\n```/g)].map(([, command = '']) => command);

/** Substitution and file of the document's `sed` command. */
const [, was = '', is = '', file = ''] = /^sed -i 's\/([^/]+)\/([^/]+)\/' (\S+)$/m.exec(commands.join('\n')) ?? [];

let checkout: ReturnType<typeof openCheckout>;
beforeEach(() => {
  checkout = openCheckout();
});
afterEach(() => checkout.close());

describe('docs/first-change.md', () => {
  test('names its commands in order', () => {
    expect(commands).toEqual([
      'npm start',
      `sed -i 's/${was}/${is}/' ${file}`,
      'npm test -w mf-storefront',
      'npm run release -w mf-storefront',
      'npm run rollback -w mf-storefront',
      `git checkout ${file}`,
    ]);
  });

  test('changes, releases and rolls back the label of a button', async ({ visitor }) => {
    const others = restOfSite('mf-storefront');
    checkout.copy('mf-storefront');
    checkout.edit(file, was, is);
    await checkout.release('mf-storefront');

    const page = await visitor();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto('/ethereal/contact');
    await button(is).waitFor();

    await checkout.rollback('mf-storefront');
    await page.reload();
    await button(was).waitFor();
    expect(restOfSite('mf-storefront')).toEqual(others);
  });
});
