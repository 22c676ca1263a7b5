import { pathTable } from '@ethereal/contracts/path-template';
import { CACHE_TAG, readTags } from '@ethereal/service-kit/cache-tags';
import { type CurrentPage, currentPage } from './current-page.ts';
import type { KnownCalls } from './messages.ts';

const platformFetch = globalThis.fetch;

const tableOf = ({ apis }: KnownCalls) => pathTable(apis.map(({ path, urls }) => [path, { urls, turn: 0 }]));

/**
 * Records the tags of an answer, so that the cached page is purged when what the answer shows changes, and the moment
 * from which the answer is wrong without any event.
 */
function recordAnswer(page: CurrentPage | undefined, answer: Response | undefined): void {
  const tags = readTags(answer?.headers.get(CACHE_TAG));
  if (!page) return;
  const expiry = Date.parse(answer?.headers.get('expires') ?? '');
  if (!Number.isNaN(expiry)) page.expiresAt = Math.min(page.expiresAt ?? expiry, expiry);
  if (tags) for (const tag of tags) page.tags.add(tag);
  else page.hasUntagged = true;
}

/** Sends a request to a service with the id of the request that the page is rendered for. */
async function forward(url: string, init: RequestInit | undefined, page: CurrentPage | undefined) {
  const headers = new Headers(init?.headers);
  if (page?.job) headers.set('x-request-id', page.job.requestId);
  let answer: Response | undefined;
  try {
    answer = await platformFetch(url, { ...init, headers });
    return answer;
  } finally {
    recordAnswer(page, answer);
  }
}

/**
 * Creates the `fetch` of pages. An address of the site goes to an instance of its service, round robin. `/config.json`
 * is answered from the job. All other addresses are refused on the server, and a path that belongs to no service is a
 * fault of the page.
 */
export function createApiFetch(first: KnownCalls): { fetch: typeof fetch; learn(known: KnownCalls): void } {
  let known = first;
  let find = tableOf(first);

  function learn(now: KnownCalls): void {
    known = now;
    find = tableOf(now);
  }

  function refuse(address: string, path: string, page: CurrentPage | undefined): never {
    recordAnswer(page, undefined);
    const isUnknownCall = known.isWhole && path.startsWith('/');
    const refusal = new Error(
      `${address || 'an address'} is ${isUnknownCall ? 'no public call of any service' : 'not requested on the server'}`,
    );
    if (isUnknownCall) page?.onFault(refusal);
    throw refusal;
  }

  async function fetchForPage(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const address = typeof input === 'string' ? input : '';
    const [path = ''] = address.split('?', 1);
    const page = currentPage.getStore();
    if (path === '/config.json' && page?.job) return Response.json(page.job.publicConfig);
    const api = find(path) ?? refuse(address, path, page);
    const url = api.urls[api.turn++ % api.urls.length];
    return forward(`${url}${address}`, init, page);
  }

  return { fetch: fetchForPage, learn };
}
