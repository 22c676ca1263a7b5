import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceName } from '@ethereal/contracts/call';
import { LRUCache } from 'lru-cache';
import { type DescribedCall, describedCalls } from './described-calls.ts';
import { Agent, request } from './undici.ts';

/** Interval at which a service's description is requested again after it was received, in milliseconds. */
const REFRESH_MS = 5000;
/** Interval at which a service's description is requested until it is received, in milliseconds. */
const RETRY_MS = 200;
/** Maximum time for the answer of one instance, in milliseconds. */
const DEADLINE_MS = 1000;
/** Maximum size of a description, in bytes. The largest of this repository has about 0.4 MB. */
const MAX_DESCRIPTION_BYTES = 4 * 2 ** 20;
/** Maximum number of instances whose last description is recognized. */
const MAX_INSTANCES = 1000;

/** Instance of a service: its address, and the headers that its requests need. */
type Instance = { url: string; headers?: Readonly<Record<string, string>> };

type LearnOptions = {
  services: Iterable<ServiceName>;
  /** Returns the instances that are requested. A release may have reached only some of them. */
  instancesOf(service: ServiceName): readonly Instance[];
  /** Receives the calls that instances of a service describe, whenever one of them has changed its description. */
  onCalls(service: ServiceName, calls: readonly DescribedCall[]): void;
  stop: AbortSignal;
};

/**
 * Creates the function that requests the OpenAPI document of an instance. It returns no document when the instance has
 * not changed it, and undefined when the instance does not answer or sends more than `MAX_DESCRIPTION_BYTES`.
 */
export function createDescriptionReader() {
  const dispatcher = new Agent({ maxResponseSize: MAX_DESCRIPTION_BYTES });
  const etags = new LRUCache<string, string>({ max: MAX_INSTANCES });
  return async ({ url, headers }: Instance): Promise<unknown[] | undefined> => {
    const etag = etags.get(url);
    try {
      const answer = await request(`${url}/openapi.json`, {
        headers: { accept: 'application/json', ...headers, ...(etag !== undefined && { 'if-none-match': etag }) },
        signal: AbortSignal.timeout(DEADLINE_MS),
        dispatcher,
      });
      if (answer.statusCode !== 200) {
        await answer.body.dump();
        return answer.statusCode === 304 ? [] : undefined;
      }
      const document = await answer.body.json();
      if (typeof answer.headers.etag === 'string') etags.set(url, answer.headers.etag);
      return [document];
    } catch {
      return undefined;
    }
  };
}

/**
 * Learns the calls of services from their OpenAPI documents, so that a new service or call requires no new release of
 * the process that learns. Resolves when the description of every service has been requested once.
 */
export async function learnCalls({ services, instancesOf, onCalls, stop }: LearnOptions): Promise<void> {
  const read = createDescriptionReader();

  async function learn(service: ServiceName): Promise<boolean> {
    const answers = await Promise.all(instancesOf(service).map(read));
    const documents = answers.flatMap((answer) => answer ?? []);
    if (documents.length > 0)
      onCalls(
        service,
        documents.flatMap((document) => describedCalls(service, document) ?? []),
      );
    return answers.some((answer) => answer !== undefined);
  }

  async function learnForever(service: ServiceName, first: Promise<boolean>): Promise<void> {
    for (let isReceived = await first; !stop.aborted; isReceived = await learn(service))
      await sleep(isReceived ? REFRESH_MS : RETRY_MS, undefined, { signal: stop, ref: false }).catch(() => {});
  }

  await Promise.all(
    [...services].map((service) => {
      const first = learn(service);
      void learnForever(service, first);
      return first;
    }),
  );
}
