import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenSilent } from './when-silent.ts';

const URL = '/remotes/mf-x/1/assets/901.js';
let file: ReadableStreamDefaultController<Uint8Array>;
let isSilent: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  isSilent = false;
  const start = (controller: typeof file) => {
    file = controller;
  };
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ start })));
});
afterEach(() => void vi.useRealTimers());

function watch(): AbortController {
  const watching = new AbortController();
  void whenSilent(URL, watching.signal).then(() => (isSilent = true));
  return watching;
}
const passSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('waits for a file as long as bytes of it arrive', async () => {
  watch();
  await passSeconds(2);
  for (let piece = 0; piece < 20; piece++) {
    file.enqueue(new Uint8Array(4000));
    await passSeconds(3.5);
    expect(isSilent).toBe(false);
  }
});

test('reports a file of which no further byte arrives', async () => {
  watch();
  await passSeconds(2);
  file.enqueue(new Uint8Array(4000));
  await passSeconds(3.9);
  expect(isSilent).toBe(false);
  await passSeconds(0.2);
  expect(isSilent).toBe(true);
});

test('reports a file whose answer does not begin', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  watch();
  await passSeconds(6);
  expect(isSilent).toBe(true);
});

test('reports a file that has arrived and that the browser does not run', async () => {
  watch();
  await passSeconds(2);
  file.close();
  await passSeconds(3.9);
  expect(isSilent).toBe(false);
  await passSeconds(0.2);
  expect(isSilent).toBe(true);
});

test('requests nothing of a file that arrives soon', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  watch().abort();
  await passSeconds(20);
  expect(fetched).not.toHaveBeenCalled();
});
