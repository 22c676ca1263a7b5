import { VIEW_ID } from '../view.ts';

/** Maximum time that hydration waits for pictures, in ms. */
const MAX_WAIT_MS = 2000;
/** Events that show that the visitor interacts with the page. */
const INPUT_EVENTS = ['pointerdown', 'keydown', 'focusin', 'input'];

/**
 * Resolves when the server's HTML and its first pictures are on the screen, or at once when the visitor interacts with
 * the page. Until then the application would only take processor time from the first paint. Resolves at once if the
 * page was not rendered by the server.
 */
export async function afterFirstPaint(): Promise<void> {
  if (!document.getElementById(VIEW_ID) || globalThis.earlyInput?.kept.length) return;
  const leaving = new AbortController();
  const interaction = new Promise<void>((resolve) => {
    const options = { capture: true, once: true, signal: leaving.signal };
    for (const type of INPUT_EVENTS) addEventListener(type, () => resolve(), options);
    setTimeout(resolve, MAX_WAIT_MS);
  });
  await Promise.race([firstPictures(), interaction]);
  leaving.abort();
}

async function firstPictures(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('main img:not([loading="lazy"])');
  // A picture that cannot be decoded does not delay hydration.
  await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
