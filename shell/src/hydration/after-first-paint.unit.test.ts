// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFirstPaint } from './after-first-paint.ts';

const VIEW = '<script type="application/json" id="view">{}</script>';
/** Ends the decoding of the picture above the fold. */
let decoded: { resolve(): void; reject(error: Error): void };
const decode = vi.fn(() => new Promise<void>((resolve, reject) => (decoded = { resolve, reject })));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(HTMLImageElement.prototype, { decode });
  document.body.innerHTML = `<main><img src="/1.webp"><img src="/2.webp" loading="lazy"></main>${VIEW}`;
});
afterEach(() => {
  vi.useRealTimers();
  decode.mockClear();
});

/** Whether the application has been let in, once all that is due has happened. */
function begin() {
  let isIn = false;
  void afterFirstPaint().then(() => (isIn = true));
  return async (afterMs = 0) => {
    await vi.advanceTimersByTimeAsync(afterMs);
    return isIn;
  };
}

test('the application comes after the first pictures and a frame, not after those below', async () => {
  const isIn = begin();
  expect(await isIn(1500)).toBe(false);
  decoded.resolve();
  expect(await isIn(50)).toBe(true);
  expect(decode).toHaveBeenCalledOnce();
});

test('a picture that cannot be shown is none to wait for', async () => {
  const isIn = begin();
  decoded.reject(new Error('no picture'));
  expect(await isIn(50)).toBe(true);
});

test('a picture that does not come is not waited for longer than two seconds', async () => {
  const isIn = begin();
  expect(await isIn(1999)).toBe(false);
  expect(await isIn(1)).toBe(true);
});

test.each(['pointerdown', 'keydown', 'focusin', 'input'])('a visitor’s %s has it come at once', async (type) => {
  const isIn = begin();
  expect(await isIn()).toBe(false);
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(await isIn()).toBe(true);
});

test('so does what was done before it could listen', async () => {
  vi.stubGlobal('earlyInput', { kept: [{}] });
  expect(await begin()()).toBe(true);
  vi.unstubAllGlobals();
});

test('a page that the browser makes waits for nothing', async () => {
  document.getElementById('view')?.remove();
  expect(await begin()()).toBe(true);
});
