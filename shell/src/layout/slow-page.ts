/** Time after which a page that is not shown yet counts as slow, in ms. */
const SLOW_MS = 300;
/** Pause between two looks at whether the slow page is shown, in ms. */
const LOOK_MS = 100;
/** Duration of the bar's way across the window, in ms. A page rarely takes longer. */
const WAY_MS = 8000;

/**
 * Shows a bar at the top of the window while a page that was pressed is loading. React keeps the page before in view
 * until then, so without the bar a slow link looks as if it did nothing. Returns the function that ends it.
 */
export function showSlowPages(): () => void {
  const first = location.pathname;
  const bar = createBar();
  let timer: ReturnType<typeof setTimeout>;

  function look() {
    // The address changes with the press, the attribute with the page (`usePageFade`).
    const shown = document.querySelector('main')?.dataset.path ?? first;
    if (shown === location.pathname) return bar.remove();
    if (!bar.isConnected) {
      document.body.append(bar);
      const way = { transform: ['scaleX(0)', 'scaleX(0.95)'] };
      bar.animate?.(way, { duration: WAY_MS, easing: 'cubic-bezier(0, 0.7, 0.3, 1)', fill: 'both' });
    }
    timer = setTimeout(look, LOOK_MS);
  }
  function begin() {
    clearTimeout(timer);
    timer = setTimeout(look, SLOW_MS);
  }

  addEventListener('click', begin);
  addEventListener('popstate', begin);
  return () => {
    clearTimeout(timer);
    bar.remove();
    removeEventListener('click', begin);
    removeEventListener('popstate', begin);
  };
}

/** Creates the bar. A style sheet of its own would be one more file in the entry of the shell. */
function createBar(): HTMLElement {
  const bar = document.createElement('div');
  const words = document.createElement('span');
  words.className = 'visually-hidden';
  words.textContent = 'Loading the page';
  bar.setAttribute('role', 'status');
  bar.append(words);
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
