import './no-eval.ts';
import { RELEASES_KEY } from '@ethereal/web-kit/navigation/area-links.ts';
import { createQueryClient } from '@ethereal/web-kit/query/query-client.ts';
import { startSession } from '@ethereal/web-kit/session/session-store.ts';
import { readToken } from '@ethereal/web-kit/session/token.ts';
import '@ethereal/web-kit/styles/tokens.css';
import '@ethereal/web-kit/styles/fonts.css';
import '@ethereal/web-kit/styles/reset.css';
import '@ethereal/web-kit/styles/primitives.css';
import './first-paint.css';
import './hydration/early-input.css';
import { BrowserRouter } from '@ethereal/web-kit/router.ts';
import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { keepFirstView } from './areas/first-view.ts';
import { LEFT_TO_CLIENT } from './areas/left-to-client.ts';
import { connectAreas } from './areas/registry.ts';
import { setReleases } from './areas/releases.ts';
import { endEarlyInput, handOverEarlyInput, keepFilledFields } from './hydration/hand-over.ts';
import { isHydrated } from './hydration/is-hydrated.ts';
import { nextTask } from './hydration/next-task.ts';
import { restoreQueries } from './hydration/restored.ts';
import { keyFirstEntry } from './layout/scroll-places.ts';
import { readView } from './view.ts';

async function start(root: HTMLElement): Promise<void> {
  const view = readView();
  if (view) setReleases(view.remotes);
  connectAreas();
  keyFirstEntry();
  // Without a token the visitor is logged out and no request is needed. The session then starts after the frame is
  // hydrated (`layout/Background.tsx`).
  if (!view || readToken() !== undefined) startSession();
  const queryClient = createQueryClient();
  const app = <App queryClient={queryClient} router={(site) => <BrowserRouter>{site}</BrowserRouter>} />;
  if (!view) {
    endEarlyInput();
    createRoot(root).render(app);
    return;
  }
  queryClient.setQueryData(RELEASES_KEY, view.remotes);
  hydrate(queryClient, restoreQueries(view.queries, Date.now()));
  await nextTask();
  keepFilledFields(root);
  keepFirstView(root);
  // A transition hydrates in slices, between which the browser handles input. Without a transition hydration would
  // block the browser until it ends.
  startTransition(() => {
    hydrateRoot(root, app, {
      onRecoverableError(error) {
        if (!(error instanceof Error && 'digest' in error && error.digest === LEFT_TO_CLIENT)) reportError(error);
      },
    });
  });
  handOverEarlyInput(isHydrated);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
void start(root);
