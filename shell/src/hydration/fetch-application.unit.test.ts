// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Says to the page's observer what was painted. */
let tell: (seen: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void;
const paintOnly = (kind: string) =>
  tell({ getEntriesByName: (name) => (name === kind ? [{} as PerformanceEntry] : []) });
const paint = () => paintOnly('first-contentful-paint');

/** What the script listens for outlives a test. */
let leaving: AbortController;

beforeEach(() => {
  leaving = new AbortController();
  const listen = addEventListener;
  vi.stubGlobal('addEventListener', (type: string, heard: EventListener, options: object | true) =>
    listen(type, heard, { ...(options === true ? { capture: true } : options), signal: leaving.signal }),
  );
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(heard: typeof tell) {
        tell = heard;
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

/** Whether the application's files are in the head, once all that is due has happened. */
async function isFetched(afterMs = 0) {
  await vi.advanceTimersByTimeAsync(afterMs);
  return document.head.querySelector('link[href="/a.js"]') !== null;
}

test('the application is fetched once, when the page is painted and all of it there', async () => {
  await import('./fetch-application.ts');
  paint();
  expect(await isFetched()).toBe(false);
  parse();
  expect(await isFetched()).toBe(true);
  paint();
  expect(await isFetched(5000)).toBe(true);
  expect(document.head.children).toHaveLength(1);
});

test('the background alone is no page that is painted', async () => {
  await import('./fetch-application.ts');
  parse();
  paintOnly('first-paint');
  expect(await isFetched()).toBe(false);
  paint();
  expect(await isFetched()).toBe(true);
});

test('when its first file does not come, all are asked for again once the network is back', async () => {
  document.querySelector('template')?.content.append(Object.assign(document.createElement('script'), { defer: true }));
  await import('./fetch-application.ts');
  parse();
  paint();
  expect(await isFetched()).toBe(true);
  dispatchEvent(new Event('online'));
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  for (const _ of [1, 2]) dispatchEvent(new Event('online'));
  expect(document.head.querySelectorAll('script')).toHaveLength(2);
});

test('a page that is not painted is not waited for longer than two seconds', async () => {
  await import('./fetch-application.ts');
  parse();
  expect(await isFetched(1999)).toBe(false);
  expect(await isFetched(1)).toBe(true);
});

test('a tab that nobody looks at does not wait for paint', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await import('./fetch-application.ts');
  expect(await isFetched(5000)).toBe(false);
  parse();
  expect(await isFetched()).toBe(true);
});

test('a page that the browser makes alone has nothing to fetch', async () => {
  document.body.replaceChildren();
  await import('./fetch-application.ts');
  parse();
  paint();
  expect(await isFetched()).toBe(false);
});
