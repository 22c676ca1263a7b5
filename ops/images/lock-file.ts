import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});
const entry = z.object({
  link: z.boolean().optional(),
  resolved: z.string().optional(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
});
type Entry = z.output<typeof entry>;

const lockFile = z.object({ packages: z.record(z.string(), entry) });

export type Needed = {
  /** Folders of this repository's own packages. */
  workspaces: string[];
  /** Installed packages, as `node_modules/…` folders. */
  installed: string[];
};

/**
 * Returns what a workspace needs to run, by the lock file: no development dependency, and of the optional ones
 * (binaries for one platform) those that are installed.
 */
export function productionNeeds(root: string, workspace: string): Needed {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const seen = new Set<string>();

  const visit = (place: string, wanted: readonly string[]) => {
    for (const name of wanted) {
      const found = placeOf(packages, place, name);
      if (!found || seen.has(found)) continue;
      const known = packages[found];
      if (!known || (!known.link && !existsSync(join(root, found)))) continue;
      seen.add(found);
      const target = known.link && known.resolved ? known.resolved : found;
      seen.add(target);
      visit(target, dependenciesOf(packages[target]));
    }
  };
  visit(workspace, dependenciesOf(packages[workspace]));

  const places = [...seen].sort();
  return {
    workspaces: places.filter((place) => !place.includes('node_modules/')),
    installed: places.filter((place) => place.includes('node_modules/') && !packages[place]?.link),
  };
}

function dependenciesOf(known: Entry | undefined): string[] {
  if (!known) return [];
  const peers = Object.keys(known.peerDependencies).filter((name) => !known.peerDependenciesMeta[name]?.optional);
  return [...Object.keys(known.dependencies), ...Object.keys(known.optionalDependencies), ...peers];
}

/** Returns where Node finds a package from a folder: in the nearest `node_modules` that contains it. */
function placeOf(packages: Record<string, Entry>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
  }
}
