import { z } from 'zod';
import { type Page, pageSchema } from '../area.ts';
import { type Claim, pageFaults } from './page-faults.ts';

const areaVersion = z.object({
  version: z.string(),
  /** The contracts' version that it was built against. */
  contract: z.string(),
  releasedAt: z.string(),
  releasedBy: z.string(),
  /** Rolled back: kept for the record, never fallen back on. */
  withdrawn: z.boolean().optional(),
  /** What it shows. Missing of releases from before pages came with them. */
  pages: z.array(pageSchema).optional(),
  /** The file in it that leaves its container; missing of releases from before containers worked without the runtime. */
  entry: z.string().optional(),
  /** That file's hash, which browsers hold it to; missing of releases from before they were told. */
  integrity: z.string().optional(),
});
export type AreaVersion = z.output<typeof areaVersion>;

export const remote = z.object({
  current: z.string(),
  canary: z.object({ version: z.string(), percent: z.number().min(0).max(100) }).optional(),
  /** The last ten, newest first. */
  versions: z.array(areaVersion),
});
export type Remote = z.output<typeof remote>;

/** What a shell offers to the areas it loads. */
export const shellOffer = z.object({
  version: z.string(),
  contract: z.string(),
  /** Versions of the singletons that it shares, by package. */
  shared: z.record(z.string(), z.string()).default({}),
  /** What its modules export that keep the page's state; unknown of shells from before this was told. */
  state: z.record(z.string(), z.array(z.string())).optional(),
  /** The pages that are the shell's own. */
  pages: z.array(pageSchema).optional(),
});
export type ShellOffer = z.output<typeof shellOffer>;

export const registry = z.object({
  remotes: z.record(z.string(), remote).default({}),
  /** The versions of areas that were rolled back beyond their first release. */
  withdrawn: z.record(z.string(), z.array(z.string())).default({}),
  /** The shells that went live, newest first. */
  shells: z.array(shellOffer).default([]),
});
export type Registry = z.output<typeof registry>;

export const EMPTY_REGISTRY: Registry = { remotes: {}, withdrawn: {}, shells: [] };

const KEPT_VERSIONS = 10;

export class RegistryError extends Error {}

export const majorOf = (version: string): number => Number.parseInt(version, 10) || 0;

/** A remote can be loaded by a shell that offers the contract's major it was built against, or a newer one. */
const isCompatible = (area: Pick<AreaVersion, 'contract'>, shellContract: string): boolean =>
  majorOf(area.contract) <= majorOf(shellContract);

/** The pages of a version; of one from before pages came with releases, those of the next that says them. */
export function pagesOf({ versions }: Pick<Remote, 'versions'>, version: string): readonly Page[] {
  const position = versions.findIndex((it) => it.version === version);
  return versions.slice(0, position + 1).findLast(({ pages }) => pages)?.pages ?? [];
}

/** The pages that visitors may get from everybody: of each area the live version's and the canary's. */
function claims({ remotes, shells }: Registry): Claim[] {
  const ofRemotes = Object.entries(remotes).map(([name, remote]) => ({
    name,
    pages: [remote.current, remote.canary?.version].flatMap((it) => (it ? pagesOf(remote, it) : [])),
  }));
  return [{ name: 'shell', pages: shells[0]?.pages ?? [] }, ...ofRemotes];
}

/** @throws RegistryError when the area's version has a page that is reserved or another area's. */
function refuseTakenPages(registry: Registry, claim: Claim): void {
  const faults = pageFaults(claim, claims(registry));
  if (faults.length > 0) throw new RegistryError(faults.join('\n'));
}

/**
 * Makes a version live for all visitors, or as a canary for `percent` of them. It replaces another canary.
 * @throws RegistryError when a page of it is reserved or another area's, or when a canary has no live release beside it
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
  const versions = [version, ...earlier.filter((it) => it.version !== version.version)];
  // The one in use stays known, however many canaries came after it.
  const kept = versions.filter((it, index) => index < KEPT_VERSIONS || it.version === pointers.current);
  return withRemote(before, name, { ...pointers, versions: kept });
}

/**
 * Takes back the canary when there is one, else the current version: the one before it is current again, and an area of a
 * single release is gone.
 * @throws RegistryError when there is nothing to go back to, or another area has its pages by now
 */
export function rolledBack(before: Registry, name: string): Registry {
  const known = before.remotes[name];
  if (!known) throw new RegistryError(`${name} was never released.`);
  const { current, canary, versions } = known;
  if (canary) return withRemote(before, name, { current, versions: withdraw(versions, canary.version) });
  if (versions.length === 1) {
    const { [name]: _gone, ...others } = before.remotes;
    const withdrawn = [current, ...(before.withdrawn[name] ?? [])].slice(0, KEPT_VERSIONS);
    return { ...before, remotes: others, withdrawn: { ...before.withdrawn, [name]: withdrawn } };
  }
  const position = versions.findIndex((it) => it.version === current);
  const previous = versions.slice(position + 1).find((it) => !it.withdrawn);
  if (!previous) throw new RegistryError(`${name} has no version before ${current}.`);
  refuseTakenPages(before, { name, pages: pagesOf(known, previous.version) });
  return withRemote(before, name, { current: previous.version, versions: withdraw(versions, current) });
}

/** Whether a version was ever released, be it live, older or rolled back. */
export const wasReleased = ({ remotes, withdrawn }: Registry, name: string, version: string): boolean =>
  (withdrawn[name] ?? []).includes(version) || (remotes[name]?.versions ?? []).some((it) => it.version === version);

const withdraw = (versions: readonly AreaVersion[], version: string | undefined): AreaVersion[] =>
  versions.map((it) => (it.version === version ? { ...it, withdrawn: true } : it));

/** Notes the shell that is live, so that releases can be checked against it and the one before. */
export function withShell(before: Registry, offer: ShellOffer): Registry {
  if (before.shells[0]?.version === offer.version) return before;
  refuseTakenPages(before, { name: 'shell', pages: offer.pages ?? [] });
  const others = before.shells.filter((it) => it.version !== offer.version);
  return { ...before, shells: [offer, ...others].slice(0, KEPT_VERSIONS) };
}

/** Whether any remote is under trial by a part of the visitors. */
export const hasCanary = (registry: Registry): boolean =>
  Object.values(registry.remotes).some((remote) => remote.canary !== undefined);

/**
 * The version of a remote that a visitor gets: the canary when their bucket (0–99) is among its percent, else the current
 * one; and when the shell cannot load that, the newest older one that it can.
 */
export function versionFor(remote: Remote, bucket: number, shellContract: string): string | undefined {
  const canary = remote.canary && bucket < remote.canary.percent ? remote.canary.version : undefined;
  for (const wanted of [canary, remote.current]) {
    const position = remote.versions.findIndex((it) => it.version === wanted);
    const fits = remote.versions[position];
    if (fits && isCompatible(fits, shellContract)) return fits.version;
  }
  const position = remote.versions.findIndex((it) => it.version === remote.current);
  return remote.versions.slice(position + 1).find((it) => !it.withdrawn && isCompatible(it, shellContract))?.version;
}

function withRemote(before: Registry, name: string, remote: Remote): Registry {
  return { ...before, remotes: { ...before.remotes, [name]: remote } };
}
