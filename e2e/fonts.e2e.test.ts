import { INSTALL_MS } from '@ethereal/dev/processes/ensure-program';
import { ensureFonts, FONT_FAMILIES, onlyFonts } from '@ethereal/dev/testing/fonts';
import { beforeAll, expect } from 'vitest';
import { holdBack } from './kit/hold-back.ts';
import { expectHydrated } from './kit/hydration.ts';
import { expectNoShifts, recordShifts } from './kit/layout-shifts.ts';
import { launchBrowser, test } from './kit/test.ts';

beforeAll(ensureFonts, INSTALL_MS);

for (const family of FONT_FAMILIES) {
  const withFonts = test.extend({
    browser: [
      // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of what a fixture needs
      async ({}, use) => {
        const { env, remove } = onlyFonts(family);
        const browser = await launchBrowser({ env: { ...process.env, ...env } });
        await use(browser);
        await browser.close();
        remove();
      },
      { scope: 'worker' },
    ],
  });
  withFonts.for([1440, 820, 390])(
    `shifts nothing on a cold first visit at %i pixels when the fonts load, with only ${family} installed`,
    async (width, { visitor }) => {
      const page = await visitor({ width });
      await recordShifts(page);
      const sendFonts = await holdBack(page, /\.woff2$/);
      await page.goto('/ethereal', { waitUntil: 'commit' });
      await expectHydrated(page);
      sendFonts();
      await page.waitForLoadState('networkidle');
      const faces = await page.evaluate(async () =>
        [...(await document.fonts.ready)].filter((it) => it.status === 'loaded').map((it) => it.family),
      );
      expect(faces.join()).toMatch(/Fraunces Variable/);
      await expectNoShifts(page);
    },
  );
}
