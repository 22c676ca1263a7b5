/**
 * Draws what a visitor with a slow phone sees of home every half second, rendered by the browser alone and with the
 * server's HTML, in one picture: `docs/pictures/first-view.jpg`. Requires a running site (`npm start`) and Chromium.
 *
 *     SITE_RUN=.data/run.json node bench/filmstrip.ts
 */
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp, { type OverlayOptions } from 'sharp';
import { openBrowser, openSlowPhone } from './slow-phone.ts';
import { openBrowserAlone, readRun } from './two-sites.ts';

const PICTURE = join(import.meta.dirname, '../docs/pictures/first-view.jpg');
const STEP_S = 0.5;
const STEPS = 9;
const FRAME = { width: 118, height: 255 };
const GAP = 8;
const LABEL = 20;

type Frame = { at: number; jpeg: Buffer };

/** Returns the screen at each moment, in seconds after the address was entered. */
async function film(browser: Browser, address: string): Promise<Frame[]> {
  const { context, page, cdp } = await openSlowPhone(browser);
  try {
    const frames: Frame[] = [];
    cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ at: metadata.timestamp ?? 0, jpeg: Buffer.from(data, 'base64') });
      cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: 390, maxHeight: 844 });
    await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
    const startedAt = await page.evaluate(() => performance.timeOrigin / 1000);
    return frames.map(({ at, jpeg }) => ({ at: at - startedAt, jpeg }));
  } finally {
    await context.close();
  }
}

const blank = () =>
  sharp({ create: { width: 390, height: 844, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();

const text = (words: string, width: number, size: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="0" y="14" font-family="sans-serif" font-size="${size}" fill="#333">${words}</text></svg>`,
  );

/** Draws one row: its title, and the second below each frame. */
async function row(title: string, frames: readonly Frame[], top: number) {
  const parts: OverlayOptions[] = [{ input: text(title, 700, 14), left: GAP, top }];
  for (let step = 0; step < STEPS; step++) {
    const second = (step + 1) * STEP_S;
    const shown = frames.findLast(({ at }) => at <= second)?.jpeg ?? (await blank());
    const left = GAP + step * (FRAME.width + GAP);
    const input = await sharp(shown)
      .resize(FRAME.width, FRAME.height, { fit: 'cover', position: 'top' })
      .extend({ top: 1, bottom: 1, left: 1, right: 1, background: '#bbb' })
      .toBuffer();
    parts.push({ input, left: left - 1, top: top + LABEL - 1 });
    parts.push({ input: text(`${second.toFixed(1)} s`, 60, 12), left, top: top + LABEL + FRAME.height + 2 });
  }
  return parts;
}

const run = readRun();
const browserAlone = await openBrowserAlone(run);
const browser = await openBrowser();
try {
  // Fills the caches of the services and of the gateway, as in a shop that has visitors.
  for (const site of [run.site, browserAlone.url]) await film(browser, `${site}/ethereal`);
  const before = await film(browser, `${browserAlone.url}/ethereal`);
  const after = await film(browser, `${run.site}/ethereal`);
  const high = 2 * LABEL + FRAME.height + GAP;
  const rows = [
    ...(await row('Made by the browser alone', before, GAP)),
    ...(await row('With the server’s HTML', after, GAP + high)),
  ];
  await sharp({
    create: {
      width: GAP + STEPS * (FRAME.width + GAP),
      height: 2 * high + GAP,
      channels: 3,
      background: '#fff',
    },
  })
    .composite(rows)
    .jpeg({ quality: 72, mozjpeg: true })
    .toFile(PICTURE);
  console.log(`${PICTURE}: ${before.length} frames before, ${after.length} after`);
} finally {
  await browser.close();
  await browserAlone.stop();
}
