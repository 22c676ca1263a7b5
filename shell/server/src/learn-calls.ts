import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceName } from '@ethereal/contracts/call';
import { type DescribedCall, describedCalls } from '@ethereal/service-kit/described-calls';
import type { KnownCalls } from './workers/messages.ts';

/** Intervals at which a service's description is requested, in ms: after it was received, and before. */
const AGAIN_MS = 5000;
const FIRST_MS = 200;
const DEADLINE_MS = 1000;

const isForPages = ({ method, auth }: DescribedCall) => method === 'GET' && !auth;

/** Requests the calls that one instance describes. Returns undefined when the instance does not answer. */
async function ask(service: ServiceName, url: string): Promise<DescribedCall[] | undefined> {
  try {
    const answer = await fetch(`${url}/openapi.json`, { signal: AbortSignal.timeout(DEADLINE_MS) });
    return describedCalls(service, await answer.json());
  } catch {
    return undefined;
  }
}

/**
 * Learns from the services' descriptions which public GET calls pages may make, as the gateway does, so that a new call
 * requires no new renderer. A call stays known while this process runs.
 */
export function learnCalls(options: {
  instances: ReadonlyMap<ServiceName, readonly string[]>;
  stop: AbortSignal;
  onNews(known: KnownCalls): void;
}): { asked: Promise<void> } {
  const { instances, stop, onNews } = options;
  const learned = new Map<string, ServiceName>();
  const missing = new Set(instances.keys());

  async function learn(service: ServiceName, urls: readonly string[]): Promise<boolean> {
    const answers = await Promise.all(urls.map((url) => ask(service, url)));
    if (answers.every((calls) => calls === undefined)) return false;
    const news = answers.flatMap((calls) => calls ?? []).filter((call) => isForPages(call) && !learned.has(call.path));
    for (const { path } of news) learned.set(path, service);
    if (missing.delete(service) || news.length > 0) publish();
    return true;
  }

  function publish(): void {
    const apis = [...learned].map(([path, service]) => ({ path, urls: instances.get(service) ?? [] }));
    onNews({ apis, isWhole: missing.size === 0 });
  }

  async function learnForever(service: ServiceName, urls: readonly string[], first: Promise<boolean>) {
    for (let isKnown = await first; !stop.aborted; isKnown = await learn(service, urls))
      await sleep(isKnown ? AGAIN_MS : FIRST_MS, undefined, { signal: stop, ref: false }).catch(() => {});
  }

  const firsts = [...instances].map(([service, urls]) => {
    const first = learn(service, urls);
    void learnForever(service, urls, first);
    return first;
  });
  return { asked: Promise.all(firsts).then(() => undefined) };
}
