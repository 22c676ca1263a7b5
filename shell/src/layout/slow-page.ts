/** Time after which a page that is not shown yet counts as slow, in ms. */
const SLOW_MS = 300;
/** Milliseconds that the bar takes to cross the window. A page rarely takes longer. */
const BAR_MS = 8000;

/**
 * Shows a bar at the top of the window while the page of a pressed link is loading. React keeps the previous page in
 * view until then, so that a slow link would seem to have no effect. The path changes with the press, the content of
 * `main` with the new page. `path` is that of the page in view; a link may have been pressed before this code was
 * loaded. Returns the function that ends the observation.
 */
export function showSlowPages(path = location.pathname): () => void {
  const bar = createBar();
  let timer: ReturnType<typeof setTimeout>;
  const observer = new MutationObserver(stop);

  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    bar.remove();
  }
  function show() {
    document.body.append(bar);
    const way = { transform: ['scaleX(0)', 'scaleX(0.95)'] };
    bar.animate?.(way, { duration: BAR_MS, easing: 'cubic-bezier(0, 0.7, 0.3, 1)', fill: 'both' });
  }
  function begin() {
    // The router has handled the event, because it listens further inside.
    if (location.pathname === path) return;
    path = location.pathname;
    stop();
    const main = document.querySelector('main');
    if (main) observer.observe(main, { childList: true, subtree: true });
    timer = setTimeout(show, SLOW_MS);
  }

  begin();
  addEventListener('click', begin);
  addEventListener('popstate', begin);
  return () => {
    stop();
    removeEventListener('click', begin);
    removeEventListener('popstate', begin);
  };
}

/** Creates the bar. A style sheet of its own would be one more file in the entry of the shell. */
function createBar(): HTMLElement {
  const bar = document.createElement('div');
  const text = document.createElement('span');
  text.className = 'visually-hidden';
  text.textContent = 'Loading the page';
  bar.setAttribute('role', 'status');
  bar.append(text);
  Object.assign(bar.style, {
    position: 'fixed',
    inset: '0 0 auto',
    zIndex: '110',
    height: '3px',
    background: 'var(--accent)',
    transformOrigin: 'left',
  });
  return bar;
}
