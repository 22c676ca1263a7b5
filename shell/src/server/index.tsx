import '../no-eval.ts';
import { createQueryClient } from '@ethereal/web-kit/query/query-client.ts';
import type { RouteObject } from '@ethereal/web-kit/router.ts';
import { type DehydratedState, dehydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { StaticRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import { provideArea } from '../areas/registry.server.ts';
import type { View } from '../view.ts';
import { type ClientFiles, documentOf } from './document.ts';
import { renderToString } from './render-to-string.ts';
import { isRefusal, settleQueries } from './settle-queries.ts';

/** Exports of an area's server bundle. */
type AreaBundle = { routes: RouteObject[] };

type RenderRequest = {
  /** Path and query. */
  location: string;
  remotes: View['remotes'];
  /** The shell's HTML as built. */
  template: string;
  /** Returns the client files for the rendered HTML. Called after rendering. */
  files(rendered: string): ClientFiles;
  /** Time limit for data in ms. `renderMs` limits the whole rendering. */
  dataMs: number;
  renderMs: number;
  onFault(error: unknown): void;
};

type Rendered = {
  html: string;
  /** Whether the HTML contains all the data that the page requested. */
  isComplete: boolean;
};

/** Maximum number of passes: a page may request further data after each one. */
const MAX_PASSES = 4;

/** Registers an area's pages. Called once, before the first page. */
export function giveArea(name: string, version: string, { routes }: AreaBundle): void {
  provideArea(name, { routes, version });
}

/** Renders one page: the first pass finds out which data the page requests, the next ones render it with the data. */
export async function renderPage(request: RenderRequest): Promise<Rendered> {
  const client = createServerClient();
  const renderTimeout = AbortSignal.timeout(request.renderMs);
  const late = new Promise<void>((resolve) => {
    const data = AbortSignal.timeout(request.dataMs);
    data.addEventListener('abort', () => resolve(), { once: true });
  });
  const tried = new Set<string>();
  let faults = 0;
  let rendered = '';
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    faults = 0;
    rendered = await renderToString(<Page client={client} location={request.location} />, {
      signal: renderTimeout,
      onFault(error) {
        faults++;
        request.onFault(error);
      },
    });
    if (!(await settleQueries(client, tried, late))) break;
  }
  const isComplete =
    faults === 0 && [...tried].every((hash) => client.getQueryCache().get(hash)?.state.status !== 'pending');
  const view: View = { remotes: request.remotes, queries: queriesOf(client) };
  const html = documentOf({ ...request, rendered, files: request.files(rendered), view });
  client.clear();
  return { html, isComplete };
}

function Page({ client, location }: { client: QueryClient; location: string }) {
  return (
    <App queryClient={client} router={(children) => <StaticRouter location={location}>{children}</StaticRouter>} />
  );
}

function createServerClient(): QueryClient {
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retry: false, gcTime: Number.POSITIVE_INFINITY } });
  return client;
}

function queriesOf(client: QueryClient): DehydratedState {
  const isSettled = ({ state }: Query) =>
    state.status === 'success' || (state.status === 'error' && isRefusal(state.error));
  const { queries } = dehydrate(client, { shouldDehydrateQuery: isSettled });
  return {
    mutations: [],
    queries: queries.map((query) => ({
      ...query,
      state: { ...query.state, error: plain(query.state.error) },
    })),
  };
}

/** Returns an error as a plain object whose message and name JSON preserves. */
const plain = (error: Error | null): Error | null => error && { ...error, name: error.name, message: error.message };
