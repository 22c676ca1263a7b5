// @vitest-environment node
import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { renderToString } from './render-to-string.ts';

const never = new Promise<string>(() => {});
const Late = () => use(never);
const page = (
  <main>
    <Suspense fallback="Loading">
      <Late />
    </Suspense>
  </main>
);
const onFault = () => undefined;

test.each([
  ['ends while it renders', () => AbortSignal.timeout(20)],
  ['has ended before', () => AbortSignal.abort()],
])('leaves a part that is not ready to the browser when the time %s', async (_, signalOf) => {
  expect(await renderToString(page, { signal: signalOf(), onFault })).toContain('Loading');
});
