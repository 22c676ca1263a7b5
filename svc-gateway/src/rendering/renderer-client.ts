import type { Pointer } from '@ethereal/areas/registry/pointers';
import { Pool, request } from '@ethereal/service-kit/undici';
import { z } from 'zod';

/**
 * A shell and a release of an area that render pages together. Without an area, only the frame of a page is rendered.
 */
export type Pair = { shell: string; area?: { name: string; version: string } };

/** Request to the renderer for one page. */
export type PageRequest = {
  pair: Pair;
  /** Path and query. */
  location: string;
  /** Origin of the site as visitors see it. */
  origin: string;
  remotes: Readonly<Record<string, Pointer>>;
  publicConfig: Readonly<Record<string, string | undefined>>;
};

/** Format in which a policy names a script or style sheet. No other source expression matches. */
const hash = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/);
const page = z.object({
  html: z.string(),
  inline: z.object({ scripts: z.array(hash).max(10), styles: z.array(hash).max(100) }).optional(),
  status: z.number(),
  isComplete: z.boolean(),
  tags: z.array(z.string()).optional(),
  /** Moment from which the page is wrong without any event, in milliseconds since 1970. */
  expiresAt: z.number().optional(),
});
type RenderedPage = z.output<typeof page>;

const pairState = z.object({
  pair: z.string(),
  state: z.string(),
  failures: z.number(),
  deaths: z.number().default(0),
  reason: z.string(),
});
export type PairState = z.output<typeof pairState>;

/** Time for which an unreachable renderer receives no requests, in milliseconds. */
const REST_MS = 500;
/**
 * Maximum time for an answer, in milliseconds. The browser has rendered the page long before, but the answer serves the
 * next visitor.
 */
const GIVEN_UP_MS = 4000;

/** Creates a client that uses the instances of the renderer in turn. */
export function createRendererClient(urls: readonly string[]) {
  const instances = urls.map((url) => ({
    url,
    pool: new Pool(url, { connections: 64, connect: { timeout: 500 }, keepAliveTimeout: 4000 }),
    restingUntil: 0,
  }));
  let nextIndex = 0;

  type Instance = (typeof instances)[number];
  type Sent = { isRefused: boolean; body?: unknown };

  /** Returns whether an instance refuses, and the body of its answer if it has one. @throws without an answer */
  async function send({ url, pool }: Instance, path: string, body: unknown, requestId: string): Promise<Sent> {
    const answer = await request(url + path, {
      dispatcher: pool,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': requestId },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(GIVEN_UP_MS),
    });
    if (answer.statusCode === 200) return { isRefused: false, body: await answer.body.json() };
    await answer.body.dump();
    return { isRefused: answer.statusCode >= 300 };
  }

  /** Returns the body of the first instance that answers; undefined when it refuses, or none answers. */
  async function post(path: string, body: unknown, requestId: string): Promise<unknown> {
    const now = performance.now();
    const order = instances.map((_, index) => instances[(nextIndex + index) % instances.length]);
    nextIndex++;
    for (const instance of order) {
      if (!instance || now < instance.restingUntil) continue;
      try {
        return (await send(instance, path, body, requestId)).body;
      } catch {
        instance.restingUntil = performance.now() + REST_MS;
      }
    }
    return undefined;
  }

  return {
    /** Returns the page, or undefined when no instance rendered it. Never throws. */
    async render(wanted: PageRequest, requestId: string): Promise<RenderedPage | undefined> {
      return page.safeParse(await post('/render', wanted, requestId)).data;
    },
    /** Starts the workers of a pair in every instance. Returns false when one of them did not start. Never throws. */
    async warm(pair: Pair, requestId: string): Promise<boolean> {
      const sent = await Promise.allSettled(instances.map((instance) => send(instance, '/warm', { pair }, requestId)));
      return sent.every((outcome) => outcome.status === 'fulfilled' && !outcome.value.isRefused);
    },
    /**
     * Returns the states of the pairs of versions, by instance. `pairs` is missing for an instance that does not
     * answer.
     */
    states(): Promise<{ url: string; pairs?: PairState[] }[]> {
      return Promise.all(
        instances.map(async ({ url, pool }) => {
          try {
            const { body } = await request(`${url}/pairs`, { dispatcher: pool, signal: AbortSignal.timeout(1000) });
            return { url, pairs: z.array(pairState).parse(await body.json()) };
          } catch {
            return { url };
          }
        }),
      );
    },
    async stop(): Promise<void> {
      await Promise.all(instances.map(({ pool }) => pool.destroy()));
    },
  };
}
