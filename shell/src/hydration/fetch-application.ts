// With `early-input.ts` the head's own small script. The application's files stand in the server's HTML as a template
// (`server/document.ts`): nothing that one does not see is fetched before one sees something.

/** A page that shows nothing is not waited for longer than this after it has been parsed, in milliseconds. */
const PATIENCE_MS = 2000;

/** What is put into the head is fetched. */
function fetchApplication(): void {
  const later = document.querySelector<HTMLTemplateElement>('template#later');
  if (later) document.head.append(later.content.cloneNode(true));
}

let isAsked = false;
function fetchOnce(): void {
  if (!isAsked) fetchApplication();
  isAsked = true;
}

const painted = new Promise<void>((resolve) => {
  // A first paint may be of the background alone.
  const look = (seen: PerformanceObserverEntryList) =>
    seen.getEntriesByName('first-contentful-paint').length > 0 && resolve();
  new PerformanceObserver(look).observe({ type: 'paint', buffered: true });
});

// Not before all of the page is there: the application takes it as it is.
addEventListener(
  'DOMContentLoaded',
  () => {
    void painted.then(fetchOnce);
    // A tab that nobody looks at paints nothing.
    setTimeout(fetchOnce, document.hidden ? 0 : PATIENCE_MS);
  },
  { once: true },
);

// Without its first file nothing of the application is there to ask again. When the network is back it is.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.defer)
      addEventListener('online', fetchApplication, { once: true });
  },
  true,
);
