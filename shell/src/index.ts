import './trusted-types.ts';
import { replaceIfBlocked } from './blocked-storage.ts';
import { afterFirstPaint } from './hydration/after-first-paint.ts';
import { nextTask } from './hydration/next-task.ts';

/** What the application stands on, each made ready in a task of its own: together they hold up a slow phone for longer than one notices. */
const PARTS: (() => unknown)[] = [
  () => replaceIfBlocked('localStorage'),
  () => replaceIfBlocked('sessionStorage'),
  // The smallest of the libraries: with it comes the file of all.
  () => import('react'),
  () => import('react-dom/client'),
  () => import(/* webpackExports: ["BrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackExports: ["QueryClient"] */ '@tanstack/react-query'),
];

/** What does not come is asked for again so often: when the network is back, else after a second. */
const TRIES = 9;

async function begin(tries: number): Promise<void> {
  await afterFirstPaint();
  try {
    for (const makeReady of PARTS) {
      await makeReady();
      await nextTask();
    }
    await import(/* webpackChunkName: 'bootstrap' */ './bootstrap.tsx');
  } catch (fault) {
    if (tries === 1) throw fault;
    await new Promise((resolve) => {
      if (navigator.onLine) setTimeout(resolve, 1000);
      else addEventListener('online', resolve, { once: true });
    });
    await begin(tries - 1);
  }
}

void begin(TRIES);
