import type { Registry } from '@ethereal/areas/registry/registry';

/** A change of the live version of an area. */
export type ReleaseChange = { area: string; version: string; before: string; wentBack: boolean };

type Live = { version: string; earlier: ReadonlySet<string> };

/**
 * Creates a function that compares successive registries and reports each change of a live version. A return to an
 * earlier version matters most: everyone who can write to the volume can cause one without the area's key.
 */
export function releaseTrail(report: (change: ReleaseChange) => void): (registry: Registry) => void {
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
        report({
          area,
          version: now.version,
          before: before.version,
          wentBack: before.earlier.has(now.version),
        });
    }
  };
}

/**
 * Returns the live version and its earlier versions: those that the list calls older and, in case the list was
 * rewritten, those that were live here. After a rollback only the list counts, so that the newer version can be
 * released again.
 */
function follow(before: Live | undefined, { current: version, versions }: Registry['remotes'][string]): Live {
  const place = versions.findIndex((candidate) => candidate.version === version);
  const earlier = new Set(versions.slice(place + 1).map((entry) => entry.version));
  if (before && !before.earlier.has(version))
    for (const known of [...before.earlier, before.version]) if (known !== version) earlier.add(known);
  return { version, earlier };
}
