import { pause } from '@ethereal/service-kit/deadline';
import type { Logger } from '@ethereal/service-kit/logger';
import { request } from '@ethereal/service-kit/undici';

/** Time after which a cache that has not answered counts as unavailable, in milliseconds. */
const DEADLINE_MS = 1000;
/** Pause after a failure, in milliseconds. */
const RETRY_MS = 500;
/** Maximum number of tags in one request. The header line stays below the limit of Varnish. */
const MAX_TAGS = 100;
/** Maximum number of waiting tags. With more tags, everything is purged. */
const MAX_WAITING = 10_000;

type Waiting = Set<string> | 'everything';

const none = (): Waiting => new Set();

/**
 * Creates the function that purges one cache. Changes during a request are sent in the next request. After a failure
 * everything is purged.
 */
function createOuterCache(url: string, logger: Logger, stop: AbortSignal) {
  let waiting = none();
  let isPurging = false;

  async function send(tags: readonly string[] | undefined): Promise<void> {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(DEADLINE_MS)]);
    const headers: Record<string, string> = tags ? { xkey: tags.join(' ') } : {};
    const { statusCode, body } = await request(url, { method: 'PURGE' as 'GET', headers, signal });
    await body.dump();
    if (statusCode !== 200) throw new Error(`${url} answered PURGE with ${statusCode}.`);
  }

  async function purge(changed: Waiting): Promise<void> {
    if (changed === 'everything') return send(undefined);
    const tags = [...changed];
    for (let at = 0; at < tags.length; at += MAX_TAGS) await send(tags.slice(at, at + MAX_TAGS));
  }

  async function purgeWaiting(): Promise<void> {
    let isUnavailable = false;
    while (!stop.aborted && (waiting === 'everything' || waiting.size > 0)) {
      const changed = waiting;
      waiting = none();
      try {
        await purge(changed);
        isUnavailable = false;
      } catch (error) {
        if (!isUnavailable && !stop.aborted) logger.warn({ err: error, url }, 'an outer cache is unavailable');
        isUnavailable = true;
        waiting = 'everything';
        await pause(RETRY_MS);
      }
    }
    isPurging = false;
  }

  return (tags: readonly string[] | undefined): void => {
    if (tags === undefined || waiting === 'everything') waiting = 'everything';
    else for (const tag of tags) waiting.add(tag);
    if (waiting !== 'everything' && waiting.size > MAX_WAITING) waiting = 'everything';
    if (isPurging) return;
    isPurging = true;
    void purgeWaiting();
  };
}

/**
 * Creates the client of the caches in front of all gateways (ops/varnish). `purge` removes the answers that have one of
 * the tags, or all answers when no tags are given.
 */
export function createOuterCaches({ urls, logger }: { urls: readonly string[]; logger: Logger }) {
  const stopping = new AbortController();
  const caches = urls.map((url) => createOuterCache(url, logger, stopping.signal));
  return {
    purge(tags: readonly string[] | undefined): void {
      for (const purge of caches) purge(tags);
    },
    stop: () => stopping.abort(),
  };
}
