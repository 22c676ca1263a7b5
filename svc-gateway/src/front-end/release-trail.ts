import type { Registry } from '@ethereal/areas/registry/registry';

/** Another version of an area is live than before. */
export type ReleaseChange = { area: string; version: string; before: string; wentBack: boolean };

type Live = { version: string; earlier: ReadonlySet<string> };

/**
 * Tells of each change of what is live, of a list that is looked at again and again. That an area went back to an earlier version
 * matters most: anybody who can write to its volume can do that without its key.
 */
export function releaseTrail(tell: (change: ReleaseChange) => void): (registry: Registry) => void {
  const live = new Map<string, Live>();
  let last: Registry | undefined;

  return (registry) => {
    if (registry === last) return;
    last = registry;
    for (const [area, remote] of Object.entries(registry.remotes)) {
      const before = live.get(area);
      const now = follow(before, remote);
      live.set(area, now);
      if (before && before.version !== now.version)
        tell({
          area,
          version: now.version,
          before: before.version,
          wentBack: before.earlier.has(now.version),
        });
    }
  };
}

/**
 * What is live now, and what came before it: what the list calls older, and, should somebody have rewritten the list, what was live here.
 * After a step back only the list counts, so that the newer version may come again.
 */
function follow(before: Live | undefined, { current: version, versions }: Registry['remotes'][string]): Live {
  const place = versions.findIndex((it) => it.version === version);
  const earlier = new Set(versions.slice(place + 1).map((it) => it.version));
  if (before && !before.earlier.has(version))
    for (const known of [...before.earlier, before.version]) if (known !== version) earlier.add(known);
  return { version, earlier };
}
