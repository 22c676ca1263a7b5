import { pathTable } from '@ethereal/contracts/path-template';
import { currentPage } from './current-page.ts';
import type { WorkerSetup } from './messages.ts';

const theirs = globalThis.fetch;

/**
 * `fetch` as pages use it: an address of the site goes to the service that answers it, round robin; `/config.json` is known
 * here already; no other address is asked from the server.
 */
export function createApiFetch(apis: WorkerSetup['apis']): typeof fetch {
  const find = pathTable(apis.map(({ path, urls }) => [path, { urls, turn: 0 }]));
  return async (input, init) => {
    const address = typeof input === 'string' ? input : '';
    const [path = ''] = address.split('?', 1);
    const job = currentPage.getStore()?.job;
    if (path === '/config.json' && job) return Response.json(job.publicConfig);
    const api = find(path);
    if (!api) throw new Error(`${address || 'an address'} is not asked from the server`);
    const url = api.urls[api.turn++ % api.urls.length];
    const headers = new Headers(init?.headers);
    if (job) headers.set('x-request-id', job.requestId);
    return theirs(`${url}${address}`, { ...init, headers });
  };
}
