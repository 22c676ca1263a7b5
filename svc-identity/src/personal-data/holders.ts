import { httpUrl } from '@ethereal/service-kit/config';
import { pause } from '@ethereal/service-kit/deadline';
import { PICTURES_PATH, SHARE_PATH } from '@ethereal/service-kit/personal-data';
import { z } from 'zod';

/** Services with personal data and their addresses: those with `personalData` in their `area.ts`. */
export type Holders = ReadonlyMap<string, string>;

/** Parses `svc-x=http://…,svc-y=http://…`. */
export const holdersList = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim().split('=', 2)))
  .pipe(z.array(z.tuple([z.string().regex(/^svc-[a-z0-9-]+$/), httpUrl])).min(1))
  .transform((entries): Holders => new Map(entries));

type Fetch = (url: string) => Promise<Response>;

/** Maximum time until an answer begins, in milliseconds. A person may receive its content slowly. */
const TIMEOUT_MS = 60_000;
/** First pause before a request is repeated, in milliseconds; each further pause is twice as long. */
const FIRST_PAUSE_MS = 200;
/** Longest pause before a request is repeated, in milliseconds. */
const MAX_PAUSE_MS = 2000;
/**
 * Maximum number of pictures in a copy, above every quota. A longer list is an error, because a shortened copy would
 * look complete.
 */
const MAX_PICTURES = 50_000;

/** Error of a request for something that does not exist, or no longer. */
export class NotFound extends Error {}

/**
 * Returns a function that sends requests with the person's own token, until `stop` aborts. @throws NotFound for a 404,
 * Error for another unsuccessful response
 */
export const fetchWithToken =
  (authorization: string, stop: AbortSignal): Fetch =>
  async (url) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error(`${url} did not answer`)), TIMEOUT_MS);
    const signal = AbortSignal.any([stop, late.signal]);
    const response = await fetch(url, { headers: { authorization }, signal }).finally(() => clearTimeout(timer));
    if (response.ok) return response;
    await response.body?.cancel();
    const message = `${url} answered ${response.status}`;
    throw response.status === 404 ? new NotFound(message) : new Error(message);
  };

/** Retries after a pause, for at most `retryMs` milliseconds, in which a restarted service becomes available. */
export const withRetries =
  (send: Fetch, retryMs: number, stop: AbortSignal): Fetch =>
  async (url) => {
    const until = performance.now() + retryMs;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
      try {
        return await send(url);
      } catch (error) {
        if (stop.aborted || error instanceof NotFound || performance.now() + pauseMs > until) throw error;
        await pause(pauseMs, stop);
      }
    }
  };

/**
 * Requests every share before the first byte is sent, so that an unavailable service is an error instead of half a
 * file.
 */
export async function openShares(holders: Holders, send: Fetch): Promise<Map<string, Response>> {
  return new Map(
    await Promise.all([...holders].map(async ([name, url]) => [name, await send(url + SHARE_PATH)] as const)),
  );
}

/** Returns the addresses of a person's pictures in all services. */
export async function picturesOf(holders: Holders, send: Fetch): Promise<string[]> {
  const lists = [...holders.values()].map(async (url) => {
    const paths = z.array(z.string()).parse(await (await send(url + PICTURES_PATH)).json());
    return paths.map((path) => new URL(path, url).href);
  });
  const pictures = (await Promise.all(lists)).flat();
  if (pictures.length > MAX_PICTURES) throw new Error(`${pictures.length} pictures are too many for one copy`);
  return pictures;
}
