import { startApp, testLogger } from '@ethereal/service-kit/testing/harness';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from './app.ts';
import { configSchema } from './config.ts';
import { releasedBundles } from './testing/bundles.ts';

test('POST /warm answers 204 once the worker is ready, and 503 with the reason when it does not start', async () => {
  const bundles = await releasedBundles();
  await bundles.release('good', "async () => '<p></p>'");
  await bundles.release('broken', 'null', 'throw new Error("it cannot even be imported");');
  const { shellDir: SHELL_DIR, remotesDir: REMOTES_DIR } = bundles;
  const config = configSchema.parse({ NODE_ENV: 'test', PORT: '0', SHELL_DIR, REMOTES_DIR });
  const renderer = createApp({ config, logger: testLogger });
  const { url, close } = await startApp(renderer.app);
  onTestFinished(async () => {
    await close();
    await renderer.stop();
    await bundles.remove();
  });
  const warm = (version: string) =>
    fetch(`${url}/warm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pair: { shell: '1', area: { name: 'mf-x', version } } }),
    });
  expect((await warm('good')).status).toBe(204);
  const broken = await warm('broken');
  expect(broken.status).toBe(503);
  expect(await broken.json()).toMatchObject({ reason: expect.stringContaining('it cannot even be imported') });
});
