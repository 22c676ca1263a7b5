import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceName } from '@ethereal/contracts/call';
import { describedCalls } from '@ethereal/service-kit/described-calls';
import type { Logger } from '@ethereal/service-kit/logger';
import { askUpstream } from '../proxy/ask.ts';
import type { UpstreamGroup } from '../proxy/upstream-group.ts';
import { type Entry, type RouteTable, routeTable } from './routes.ts';

/** Intervals at which a service's description is requested, in ms: after it was received, and before. */
const AGAIN_MS = 5000;
const FIRST_MS = 200;
const DEADLINE_MS = 1000;

export type LearnedRoutes = {
  routes: RouteTable;
  /** Whether every service has described its calls. Only then is an unknown path certain to lead nowhere. */
  isWhole(): boolean;
  /** Resolves when the description of every service has been requested once. */
  asked: Promise<void>;
};

/**
 * Learns the calls of services from the OpenAPI documents of their instances, so that a new service or call requires no
 * new gateway. The contracts of the gateway's build apply from the start. A call stays known while this process runs,
 * because a service itself refuses calls that it no longer offers.
 */
export function learnRoutes(options: {
  groups: readonly UpstreamGroup[];
  calls: readonly Entry[];
  logger: Logger;
  stop: AbortSignal;
}): LearnedRoutes {
  const { groups, calls, logger, stop } = options;
  const known = new Set<ServiceName>(calls.map(({ service }) => service));
  const learned = new Map<string, Entry>();
  const refused = new Set<string>();
  let routes = routeTable(calls);

  /** Whether the path is free or already belongs to this service. */
  function mayHave({ path, service }: Entry): boolean {
    const owner = routes(path)?.service;
    if (owner === undefined || owner === service) return true;
    const words = `${path} of ${service} belongs to ${owner}`;
    if (!refused.has(words)) logger.error(words);
    refused.add(words);
    return false;
  }

  function learn(entries: readonly Entry[]): void {
    for (const entry of entries.filter(mayHave)) {
      const key = `${entry.method} ${entry.path}`;
      if (JSON.stringify(learned.get(key)) === JSON.stringify(entry)) continue;
      learned.set(key, entry);
      routes = routeTable([...calls, ...learned.values()]);
    }
  }

  /** Requests the description of each instance, because a release may have reached only some of them. */
  async function ask({ service, upstreams }: UpstreamGroup): Promise<boolean> {
    const living = upstreams.filter(({ health }) => health !== 'down');
    const answers = await Promise.all(
      living.map((upstream) => askUpstream(upstream, '/openapi.json', { deadlineMs: DEADLINE_MS })),
    );
    const described = answers.flatMap((answer) =>
      answer?.status === 200 ? (describedCalls(service, answer.body) ?? []) : [],
    );
    learn(described);
    const isKnown = answers.some((answer) => answer?.status === 200);
    if (isKnown) known.add(service);
    return isKnown;
  }

  async function askForever(group: UpstreamGroup, first: Promise<boolean>): Promise<void> {
    for (let isKnown = await first; !stop.aborted; isKnown = await ask(group))
      await sleep(isKnown ? AGAIN_MS : FIRST_MS, undefined, { signal: stop }).catch(() => {});
  }

  const withInstances = groups.filter(({ upstreams }) => upstreams.length > 0);
  const first = withInstances.map(ask);
  for (const [index, group] of withInstances.entries()) void askForever(group, first[index] ?? Promise.resolve(false));

  return {
    routes: (path) => routes(path),
    isWhole: () => withInstances.every(({ service }) => known.has(service)),
    asked: Promise.all(first).then(() => undefined),
  };
}
