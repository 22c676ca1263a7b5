import { pathTable } from '@ethereal/contracts/path-template';
import { CACHE_TAG, readTags } from '@ethereal/service-kit/cache-tags';
import { type CurrentPage, currentPage } from './current-page.ts';
import type { KnownCalls } from './messages.ts';

const theirs = globalThis.fetch;

const tableOf = ({ apis }: KnownCalls) => pathTable(apis.map(({ path, urls }) => [path, { urls, turn: 0 }]));

/** Notes what an answer shows, so that the page is dropped when that changes. */
function note(page: CurrentPage | undefined, answer: Response | undefined): void {
  const tags = readTags(answer?.headers.get(CACHE_TAG));
  if (!page) return;
  if (tags) for (const tag of tags) page.tags.add(tag);
  else page.isUntold = true;
}

/**
 * `fetch` as pages use it: an address of the site goes to the service that answers it, round robin; `/config.json` is known
 * here already; no other address is asked from the server. A path that is no service's is a fault of the page.
 */
export function createApiFetch(first: KnownCalls): { fetch: typeof fetch; learn(known: KnownCalls): void } {
  let known = first;
  let find = tableOf(first);

  function learn(now: KnownCalls): void {
    known = now;
    find = tableOf(now);
  }

  async function ask(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const address = typeof input === 'string' ? input : '';
    const [path = ''] = address.split('?', 1);
    const page = currentPage.getStore();
    const job = page?.job;
    if (path === '/config.json' && job) return Response.json(job.publicConfig);
    const api = find(path);
    if (!api) {
      note(page, undefined);
      const isNobodys = known.isWhole && path.startsWith('/');
      const refusal = new Error(
        `${address || 'an address'} is ${isNobodys ? 'no public call of any service' : 'not asked from the server'}`,
      );
      if (isNobodys) page?.onFault(refusal);
      throw refusal;
    }
    const url = api.urls[api.turn++ % api.urls.length];
    const headers = new Headers(init?.headers);
    if (job) headers.set('x-request-id', job.requestId);
    try {
      const answer = await theirs(`${url}${address}`, { ...init, headers });
      note(page, answer);
      return answer;
    } catch (error) {
      note(page, undefined);
      throw error;
    }
  }

  return { fetch: ask, learn };
}
