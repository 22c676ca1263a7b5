// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFirstPaint } from './after-first-paint.ts';

const VIEW = '<script type="application/json" id="view">{}</script>';
/** Settles the decoding of the picture above the fold. */
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

/**
 * Calls `afterFirstPaint` and returns a function that advances the time and returns whether the promise has resolved.
 */
function begin() {
  let isIn = false;
  void afterFirstPaint().then(() => (isIn = true));
  return async (afterMs = 0) => {
    await vi.advanceTimersByTimeAsync(afterMs);
    return isIn;
  };
}

test('resolves after the first pictures and a frame, without waiting for lazy pictures', async () => {
  const isIn = begin();
  expect(await isIn(1500)).toBe(false);
  decoded.resolve();
  expect(await isIn(50)).toBe(true);
  expect(decode).toHaveBeenCalledOnce();
});

test('ignores a picture that cannot be decoded', async () => {
  const isIn = begin();
  decoded.reject(new Error('no picture'));
  expect(await isIn(50)).toBe(true);
});

test('waits for a picture for two seconds at most', async () => {
  const isIn = begin();
  expect(await isIn(1999)).toBe(false);
  expect(await isIn(1)).toBe(true);
});

test.each(['pointerdown', 'keydown', 'focusin', 'input'])('resolves at once on %s', async (type) => {
  const isIn = begin();
  expect(await isIn()).toBe(false);
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(await isIn()).toBe(true);
});

test('resolves at once when input was queued before', async () => {
  vi.stubGlobal('earlyInput', { kept: [{}] });
  expect(await begin()()).toBe(true);
  vi.unstubAllGlobals();
});

test('resolves at once on a page that the browser renders', async () => {
  document.getElementById('view')?.remove();
  expect(await begin()()).toBe(true);
});
