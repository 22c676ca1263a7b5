import { VIEW_ID } from '../view.ts';

/** A picture that takes longer than this is not waited for, in milliseconds. */
const PATIENCE_MS = 2000;
/** With any of these the visitor wants more than to look. */
const WISHES = ['pointerdown', 'keydown', 'focusin', 'input'];

/**
 * Resolves when the server's HTML is on the screen with its first pictures, or at once when somebody does something to it: until then
 * the application would only take the processor from what they look at. Where the browser makes the page, nothing is waited for.
 */
export async function afterFirstPaint(): Promise<void> {
  if (!document.getElementById(VIEW_ID) || globalThis.earlyInput?.kept.length) return;
  const leaving = new AbortController();
  const wished = new Promise<void>((resolve) => {
    const options = { capture: true, once: true, signal: leaving.signal };
    for (const type of WISHES) addEventListener(type, () => resolve(), options);
    setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([shown(), wished]);
  leaving.abort();
}

async function shown(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('main img:not([loading="lazy"])');
  // A picture that cannot be shown is none to wait for.
  await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
