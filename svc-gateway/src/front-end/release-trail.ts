import type { Registry } from '@ethereal/areas/registry/registry';

/** Another version of an area is live than before. */
export type ReleaseChange = { area: string; version: string; before: string; wentBack: boolean };

/**
 * Tells of each change of what is live, of a list that is looked at again and again. That an area went back to an earlier version
 * matters most: anybody who can write to its volume can do that without its key.
 */
export function releaseTrail(tell: (change: ReleaseChange) => void): (registry: Registry) => void {
  const live = new Map<string, { version: string; earlier: Set<string> }>();
  let last: Registry | undefined;

  return (registry) => {
    if (registry === last) return;
    last = registry;
    for (const [area, { current: version, versions }] of Object.entries(registry.remotes)) {
      const known = live.get(area);
      const place = versions.findIndex((it) => it.version === version);
      // Those that the list calls older, and those that were live here, should somebody have rewritten the list.
      const earlier = new Set(versions.slice(place + 1).map((it) => it.version));
      if (known && known.version !== version) {
        const wentBack = known.earlier.has(version);
        tell({ area, version, before: known.version, wentBack });
        if (!wentBack) for (const one of [...known.earlier, known.version]) earlier.add(one);
      } else for (const one of known?.earlier ?? []) earlier.add(one);
      live.set(area, { version, earlier });
    }
  };
}
