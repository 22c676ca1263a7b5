import { calls } from '@ethereal/contracts/calls';
import { type LearnedRoutes, learnRoutes } from '../routing/learn-routes.ts';
import type { Shared } from '../shared/shared.ts';
import { followNames } from './follow-names.ts';
import { createForward } from './forward.ts';
import { watchUpstreams } from './watch.ts';

export type ProxyPart = { routing: LearnedRoutes; forward: ReturnType<typeof createForward>['forward']; stop(): void };

/** Opens the proxy: the instances of each service, the calls that they answer, and forwarding to them. */
export function openProxy({ config, logger, groups, metrics, stopping }: Shared): ProxyPart {
  const stop = stopping.signal;
  followNames(groups, { everyMs: config.UPSTREAM_RESOLVE_MS, stop });
  watchUpstreams(groups, { silentMs: config.UPSTREAM_SILENT_MS, stop });
  const { forward, stop: stopForwarding } = createForward({
    bodyTimeoutMs: config.BODY_TIMEOUT_MS,
    retried: (upstream, reason) => metrics.retried(upstream.service, reason),
  });
  return {
    routing: learnRoutes({ groups, calls, logger, stop }),
    forward,
    stop() {
      stopForwarding();
      for (const { watched } of groups) for (const { breaker } of watched) breaker.shutdown();
    },
  };
}
