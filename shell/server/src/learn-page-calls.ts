import type { ServiceName } from '@ethereal/contracts/call';
import { learnCalls } from '@ethereal/service-kit/learn-calls';
import type { KnownCalls } from './workers/messages.ts';

/**
 * Learns which public GET calls pages may make. A call stays known while this process runs. Resolves when the
 * description of every service has been requested once.
 */
export function learnPageCalls(options: {
  instances: ReadonlyMap<ServiceName, readonly string[]>;
  stop: AbortSignal;
  onNews(known: KnownCalls): void;
}): Promise<void> {
  const { instances, stop, onNews } = options;
  const urlsOf = (service: ServiceName) => instances.get(service) ?? [];
  const learned = new Map<string, ServiceName>();
  const missing = new Set(instances.keys());

  return learnCalls({
    services: instances.keys(),
    stop,
    instancesOf: (service) => urlsOf(service).map((url) => ({ url })),
    onCalls(service, calls) {
      const news = calls.filter(({ method, auth, path }) => method === 'GET' && !auth && !learned.has(path));
      for (const { path } of news) learned.set(path, service);
      if (!missing.delete(service) && news.length === 0) return;
      const apis = [...learned].map(([path, owner]) => ({ path, urls: urlsOf(owner) }));
      onNews({ apis, isWhole: missing.size === 0 });
    },
  });
}
