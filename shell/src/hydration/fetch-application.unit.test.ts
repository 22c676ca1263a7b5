// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** Calls the page's observer of paints. */
let notifyObserver: (entries: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void;
const paintOnly = (kind: string) =>
  notifyObserver({ getEntriesByName: (name) => (name === kind ? [{} as PerformanceEntry] : []) });
const paint = () => paintOnly('first-contentful-paint');

/** Removes the listeners of the script, which would otherwise outlast the test. */
let leaving: AbortController;

beforeEach(() => {
  leaving = new AbortController();
  const listen = addEventListener;
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener, options: object | true) =>
    listen(type, listener, { ...(options === true ? { capture: true } : options), signal: leaving.signal }),
  );
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: typeof notifyObserver) {
        notifyObserver = callback;
      }
      observe() {}
    },
  );
  document.head.innerHTML = '';
  document.body.innerHTML = '<template id="later"><link rel="preload" href="/a.js" as="script"></template>';
});
afterEach(() => {
  leaving.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const parse = () => dispatchEvent(new Event('DOMContentLoaded'));

/** Advances the time and returns whether the application's files are in the head. */
async function isFetched(afterMs = 0) {
  await vi.advanceTimersByTimeAsync(afterMs);
  return document.head.querySelector('link[href="/a.js"]') !== null;
}

test('fetches the application once, when the page is parsed and painted', async () => {
  await import('./fetch-application.ts');
  paint();
  expect(await isFetched()).toBe(false);
  parse();
  expect(await isFetched()).toBe(true);
  paint();
  expect(await isFetched(5000)).toBe(true);
  expect(document.head.children).toHaveLength(1);
});

test('does not fetch the application when only the background is painted', async () => {
  await import('./fetch-application.ts');
  parse();
  paintOnly('first-paint');
  expect(await isFetched()).toBe(false);
  paint();
  expect(await isFetched()).toBe(true);
});

describe('when the first file failed', () => {
  const scripts = () => document.head.querySelectorAll('script');
  const fail = () => scripts()[scripts().length - 1]?.dispatchEvent(new Event('error'));
  const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

  beforeEach(async () => {
    const script = Object.assign(document.createElement('script'), { defer: true });
    document.querySelector('template')?.content.append(script);
    await import('./fetch-application.ts');
    parse();
    paint();
    expect(await isFetched()).toBe(true);
  });

  test('requests all files again once the network is back', async () => {
    setOnline(false);
    fail();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(scripts()).toHaveLength(1);
    for (const _ of [1, 2]) dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(scripts()).toHaveLength(2);
  });

  test('requests all files again after a second while the browser is online, nine times at most', async () => {
    setOnline(true);
    fail();
    await vi.advanceTimersByTimeAsync(999);
    expect(scripts()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(scripts()).toHaveLength(2);
    for (const _ of Array.from({ length: 20 })) {
      fail();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(scripts()).toHaveLength(9);
  });
});

test('waits for the first paint for two seconds at most', async () => {
  await import('./fetch-application.ts');
  parse();
  expect(await isFetched(1999)).toBe(false);
  expect(await isFetched(1)).toBe(true);
});

test('does not wait for the first paint in a hidden tab', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await import('./fetch-application.ts');
  expect(await isFetched(5000)).toBe(false);
  parse();
  expect(await isFetched()).toBe(true);
});

test('fetches nothing on a page that the browser renders', async () => {
  document.body.replaceChildren();
  await import('./fetch-application.ts');
  parse();
  paint();
  expect(await isFetched()).toBe(false);
});
