/** Time after which a page that is not shown yet counts as slow, in ms. */
const SLOW_MS = 300;
/** Duration of the bar's way across the window, in ms. A page rarely takes longer. */
const BAR_MS = 8000;

/**
 * Shows a bar at the top of the window while a page that was pressed is loading. React keeps the page before in view
 * until then, so without the bar a slow link looks as if it did nothing. The address changes with the press, the
 * content of `main` with the page. Returns the function that ends it.
 */
export function showSlowPages(): () => void {
  const bar = createBar();
  let path = location.pathname;
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
