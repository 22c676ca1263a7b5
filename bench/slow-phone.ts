import { ensureChromium } from '@ethereal/dev/testing/chromium';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';

/** Lighthouse's "Slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const SLOW_4G = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150, offline: false };

/**
 * Factor by which the phone's processor is slower than this one. Use less on a slow machine, so that the phone stays
 * the same.
 */
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4);

export type Phone = { context: BrowserContext; page: Page; cdp: CDPSession };

/** Opens the browser that the phones run in. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

/** Opens a phone with an empty cache, on a slow network, with a `SLOWDOWN`-th of this machine's processor. */
export async function openSlowPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { context, page, cdp };
}
