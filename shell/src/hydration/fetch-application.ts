// Small inline script in the head, together with `early-input.ts`. The server's HTML lists the application's files in a
// template (`server/document.ts`), so that they are not fetched before the first content is visible.

/** Maximum time after parsing that the script waits for the first paint, in ms. */
const MAX_WAIT_MS = 2000;
/** Maximum number of times that the files are requested. */
const MAX_ATTEMPTS = 9;

/** Moves the contents of the template into the head, which fetches them. */
function fetchApplication(): void {
  const later = document.querySelector<HTMLTemplateElement>('template#later');
  if (later) document.head.append(later.content.cloneNode(true));
}

let isFetched = false;
function fetchOnce(): void {
  if (!isFetched) fetchApplication();
  isFetched = true;
}

const painted = new Promise<void>((resolve) => {
  // The first paint may show the background alone, so only the first contentful paint counts.
  const onPaint = (entries: PerformanceObserverEntryList) =>
    entries.getEntriesByName('first-contentful-paint').length > 0 && resolve();
  new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });
});

// The application needs the complete HTML, so its files are not fetched earlier.
addEventListener(
  'DOMContentLoaded',
  () => {
    void painted.then(fetchOnce);
    // A hidden tab paints nothing.
    setTimeout(fetchOnce, document.hidden ? 0 : MAX_WAIT_MS);
  },
  { once: true },
);

let attempts = 1;
/**
 * Requests everything again once the network is back or, if the browser is online, after a second: the first requests
 * after the network is back may still fail. If the application's first file fails, no other code can request it.
 */
function fetchAgain(): void {
  if (++attempts > MAX_ATTEMPTS) return;
  if (navigator.onLine) setTimeout(fetchApplication, 1000);
  else addEventListener('online', fetchApplication, { once: true });
}

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.defer) fetchAgain();
  },
  true,
);
