import type { LiveSite } from '@ethereal/areas/registry/live-site';
import type { Registry } from '@ethereal/areas/registry/registry';
import { type Repeated, type RepeatOptions, repeat } from '@ethereal/service-kit/repeat';
import type { Pair } from './renderer-client.ts';
import type { Rendering } from './rendering.ts';

type WarmOptions = {
  rendering: Pick<Rendering, 'warm'>;
  live: Pick<LiveSite, 'registry' | 'shell'>;
  logger: RepeatOptions['logger'];
};

/** Pause between two checks for new versions, in milliseconds. */
const POLL_MS = 1000;

/**
 * Returns the pairs of versions that visitors receive now: the current release and the canary of each area with
 * server-rendered pages, and the frame.
 */
export function wantedPairs({ remotes }: Registry, shell: string): Pair[] {
  const areas = Object.entries(remotes).flatMap(([name, { current, canary, versions }]) =>
    [current, canary?.version].flatMap((version) => {
      const pages = versions.find((candidate) => candidate.version === version)?.pages ?? [];
      return version && pages.some(({ render }) => render === 'server') ? [{ shell, area: { name, version } }] : [];
    }),
  );
  return [{ shell }, ...areas];
}

/** Starts the workers of a release before its first visitor requests a page. */
export function keepWarm({ rendering, live, logger }: WarmOptions): Repeated {
  const warm = new Set<string>();
  const warmAll = async () => {
    const pairs = wantedPairs(await live.registry(), (await live.shell()).version);
    const keys = new Set(pairs.map((pair) => JSON.stringify(pair)));
    for (const key of warm) if (!keys.has(key)) warm.delete(key);
    for (const pair of pairs) {
      const key = JSON.stringify(pair);
      if (warm.has(key)) continue;
      warm.add(key);
      if (!(await rendering.warm(pair))) warm.delete(key);
    }
  };
  return repeat(warmAll, { job: 'warm-up of pages', everyMs: POLL_MS, logger });
}
