// Small inline script in the head, together with `early-input.ts`. The server's HTML lists the application's files in a
// template (`server/document.ts`), so that they are not fetched before the first content is visible.

/** Maximum time after parsing that the script waits for the first paint, in ms. */
const MAX_WAIT_MS = 2000;

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

// If the application's first file fails to load, no other code can request it again. Everything is requested again when
// the network is back.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.defer)
      addEventListener('online', fetchApplication, { once: true });
  },
  true,
);
