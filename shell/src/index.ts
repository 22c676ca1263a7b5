import './trusted-types.ts';
import { isBrowserOffline } from '@ethereal/web-kit/api/browser-offline.ts';
import { replaceIfBlocked } from './blocked-storage.ts';
import { afterFirstPaint } from './hydration/after-first-paint.ts';
import { nextTask } from './hydration/next-task.ts';

/**
 * Steps that prepare the application, each in a task of its own. In one task they would block a slow phone noticeably.
 */
const STEPS: (() => unknown)[] = [
  () => replaceIfBlocked('localStorage'),
  () => replaceIfBlocked('sessionStorage'),
  // React is the smallest library of the file that contains all of them.
  () => import('react'),
  () => import('react-dom/client'),
  () => import(/* webpackExports: ["BrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackExports: ["QueryClient"] */ '@tanstack/react-query'),
];

/**
 * Maximum number of tries to load the application. A try waits until the network is back or, if the browser is online,
 * for one second.
 */
const MAX_ATTEMPTS = 9;

async function start(tries: number): Promise<void> {
  await afterFirstPaint();
  try {
    for (const makeReady of STEPS) {
      await makeReady();
      await nextTask();
    }
    await import(/* webpackChunkName: 'bootstrap' */ './bootstrap.tsx');
  } catch (error) {
    if (tries === 1) throw error;
    await new Promise((resolve) => {
      if (isBrowserOffline()) addEventListener('online', resolve, { once: true });
      else setTimeout(resolve, 1000);
    });
    await start(tries - 1);
  }
}

void start(MAX_ATTEMPTS);
