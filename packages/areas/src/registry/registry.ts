import { z } from 'zod';
import { type Page, pageSchema } from '../area.ts';
import { type Claim, pageFaults } from './page-faults.ts';

const areaVersion = z.object({
  version: z.string(),
  /** Version of the contracts that the release was built against. */
  contract: z.string(),
  releasedAt: z.string(),
  releasedBy: z.string(),
  /** Whether the version was rolled back: it is kept for the record and never becomes current again. */
  withdrawn: z.boolean().optional(),
  /** Pages of the release; absent for releases made before releases listed their pages. */
  pages: z.array(pageSchema).optional(),
  /** File that exposes the release's container; absent for releases whose container needs the federation runtime. */
  entry: z.string().optional(),
  /** Hash of that file, which browsers verify; absent for older releases. */
  integrity: z.string().optional(),
});
export type AreaVersion = z.output<typeof areaVersion>;

export const remote = z.object({
  current: z.string(),
  canary: z.object({ version: z.string(), percent: z.number().min(0).max(100) }).optional(),
  /** The last ten versions, newest first. */
  versions: z.array(areaVersion),
});
export type Remote = z.output<typeof remote>;

/** Versions and modules that a shell offers to the areas that it loads. */
export const shellOffer = z.object({
  version: z.string(),
  contract: z.string(),
  /** Versions of the singletons that the shell shares, by package. */
  shared: z.record(z.string(), z.string()).default({}),
  /** Exports of its modules that hold the page's state; absent for older shells. */
  state: z.record(z.string(), z.array(z.string())).optional(),
  /** The shell's own pages. */
  pages: z.array(pageSchema).optional(),
});
export type ShellOffer = z.output<typeof shellOffer>;

export const registry = z.object({
  remotes: z.record(z.string(), remote).default({}),
  /** Withdrawn versions of areas whose only release was rolled back. */
  withdrawn: z.record(z.string(), z.array(z.string())).default({}),
  /** Shells that went live, newest first. */
  shells: z.array(shellOffer).default([]),
});
export type Registry = z.output<typeof registry>;

export const EMPTY_REGISTRY: Registry = { remotes: {}, withdrawn: {}, shells: [] };

/** Number of versions of an area, and of shells, that the registry lists. */
const KEPT_VERSIONS = 10;

export class RegistryError extends Error {}

/** Returns the major number of a version; 0 for a text that is none. */
export const majorOf = (version: string): number => Number.parseInt(version, 10) || 0;

/**
 * Whether a shell can load a remote: it offers the contracts' major version that the remote was built against, or a
 * newer one.
 */
const isCompatible = (area: Pick<AreaVersion, 'contract'>, shellContract: string): boolean =>
  majorOf(area.contract) <= majorOf(shellContract);

/** Returns the pages of a version. For a version that lists none, returns those of the next version that does. */
export function pagesOf({ versions }: Pick<Remote, 'versions'>, version: string): readonly Page[] {
  const position = versions.findIndex((candidate) => candidate.version === version);
  return versions.slice(0, position + 1).findLast(({ pages }) => pages)?.pages ?? [];
}

/** Returns the pages that visitors may get: of each area those of the live version and of the canary. */
function claims({ remotes, shells }: Registry): Claim[] {
  const ofRemotes = Object.entries(remotes).map(([name, remote]) => ({
    name,
    pages: [remote.current, remote.canary?.version].flatMap((entry) => (entry ? pagesOf(remote, entry) : [])),
  }));
  return [{ name: 'shell', pages: shells[0]?.pages ?? [] }, ...ofRemotes];
}

/** @throws RegistryError when a page of the area's version is reserved or belongs to another area */
function refuseTakenPages(registry: Registry, claim: Claim): void {
  const faults = pageFaults(claim, claims(registry));
  if (faults.length > 0) throw new RegistryError(faults.join('\n'));
}

/**
 * Makes a version live for all visitors, or a canary for `percent` of them. A canary replaces another canary.
 * @throws RegistryError when a page is reserved or belongs to another area, or when a canary has no live release beside
 * it
 */
export function released(before: Registry, name: string, version: AreaVersion, percent?: number): Registry {
  refuseTakenPages(before, { name, pages: version.pages ?? [] });
  const known = before.remotes[name];
  if (percent !== undefined && !known)
    throw new RegistryError(
      `${name} has no live release for the other ${100 - percent} % of the visitors. Release it to everybody first: leave out --percent.`,
    );
  const pointers: Pick<Remote, 'current' | 'canary'> =
    percent === undefined || !known
      ? { current: version.version }
      : { current: known.current, canary: { version: version.version, percent } };
  const earlier = withdraw(known?.versions ?? [], known?.canary?.version);
  const versions = [version, ...earlier.filter((candidate) => candidate.version !== version.version)];
  // Keeps the current version even when more than the kept number of canaries came after it.
  const kept = versions.filter((candidate, index) => index < KEPT_VERSIONS || candidate.version === pointers.current);
  return withRemote(before, name, { ...pointers, versions: kept });
}

/**
 * Withdraws the canary if there is one, otherwise the current version. The version before it becomes current again; an
 * area with a single release is removed.
 * @throws RegistryError when there is no earlier version, or its pages belong to another area now
 */
export function rolledBack(before: Registry, name: string): Registry {
  const known = before.remotes[name];
  if (!known) throw neverReleased(name);
  const { current, canary, versions } = known;
  if (canary) return withRemote(before, name, { current, versions: withdraw(versions, canary.version) });
  if (versions.length === 1) return removed(before, name);
  const position = versions.findIndex((candidate) => candidate.version === current);
  const previous = versions.slice(position + 1).find((candidate) => !candidate.withdrawn);
  if (!previous)
    throw new RegistryError(
      `${name} has no version before ${current}. To remove the area from the site, add -- --all.`,
    );
  refuseTakenPages(before, { name, pages: pagesOf(known, previous.version) });
  return withRemote(before, name, { current: previous.version, versions: withdraw(versions, current) });
}

/**
 * Removes an area with all its releases. Its pages are free for other areas.
 * @throws RegistryError when the area has no release
 */
export function removed(before: Registry, name: string): Registry {
  const { [name]: gone, ...others } = before.remotes;
  if (!gone) throw neverReleased(name);
  const versions = gone.versions.map(({ version }) => version);
  const withdrawn = [...versions, ...(before.withdrawn[name] ?? [])].slice(0, KEPT_VERSIONS);
  return { ...before, remotes: others, withdrawn: { ...before.withdrawn, [name]: withdrawn } };
}

const neverReleased = (name: string) => new RegistryError(`${name} was never released.`);

/** Whether a version was ever released: it is live, older or rolled back. */
export const wasReleased = ({ remotes, withdrawn }: Registry, name: string, version: string): boolean =>
  (withdrawn[name] ?? []).includes(version) ||
  (remotes[name]?.versions ?? []).some((candidate) => candidate.version === version);

const withdraw = (versions: readonly AreaVersion[], version: string | undefined): AreaVersion[] =>
  versions.map((entry) => (entry.version === version ? { ...entry, withdrawn: true } : entry));

/** Records the live shell, so that releases can be checked against it and the one before. */
export function withShell(before: Registry, offer: ShellOffer): Registry {
  if (before.shells[0]?.version === offer.version) return before;
  refuseTakenPages(before, { name: 'shell', pages: offer.pages ?? [] });
  const others = before.shells.filter((candidate) => candidate.version !== offer.version);
  return { ...before, shells: [offer, ...others].slice(0, KEPT_VERSIONS) };
}

/** Whether any remote has a canary. */
export const hasCanary = (registry: Registry): boolean =>
  Object.values(registry.remotes).some((remote) => remote.canary !== undefined);

/**
 * Returns the version of a remote for a bucket (0–99): the canary when the bucket is within its percent, otherwise the
 * current version. When the shell cannot load that version, returns the newest older one that it can load.
 */
export function versionFor(remote: Remote, bucket: number, shellContract: string): string | undefined {
  const canary = remote.canary && bucket < remote.canary.percent ? remote.canary.version : undefined;
  for (const wanted of [canary, remote.current]) {
    const position = remote.versions.findIndex((candidate) => candidate.version === wanted);
    const fits = remote.versions[position];
    if (fits && isCompatible(fits, shellContract)) return fits.version;
  }
  const position = remote.versions.findIndex((candidate) => candidate.version === remote.current);
  return remote.versions
    .slice(position + 1)
    .find((candidate) => !candidate.withdrawn && isCompatible(candidate, shellContract))?.version;
}

function withRemote(before: Registry, name: string, remote: Remote): Registry {
  return { ...before, remotes: { ...before.remotes, [name]: remote } };
}
