import { createHash } from 'node:crypto';
import type { Page } from '../area.ts';
import { pagesOf, type Registry, type ShellOffer, versionFor } from './registry.ts';

export type Pointer = {
  manifest: string;
  /** File of the remote's container; the page loads its first area from it. */
  entry?: string;
  /** Integrity of that file (`sha256-…`), which browsers verify for every server. */
  integrity?: string;
  version: string;
  pages: readonly Page[];
};

/**
 * Returns the bucket of a visitor for a remote, 0–99: constant for one visitor, and independent of that for other
 * remotes.
 */
export const bucketOf = (visitor: string, remote: string): number =>
  createHash('sha256').update(`${visitor}:${remote}`).digest().readUInt16BE(0) % 100;

/**
 * Returns the version of a remote for a visitor. A request without a visitor is in no bucket (100) and gets no canary.
 */
export const versionOf = (
  { remotes }: Registry,
  name: string,
  visitor: string | undefined,
  shellContract: string,
): string | undefined => {
  const remote = remotes[name];
  return remote && versionFor(remote, visitor ? bucketOf(visitor, name) : 100, shellContract);
};

/** Returns the path of a version's manifest under `/remotes/`. */
export const manifestOf = (name: string, version: string): string => `${name}/${version}/mf-manifest.json`;

/**
 * Returns `/remotes.json` for one visitor: the manifest and pages of each remote, by the remote's name in the shell.
 */
export function remotePointers(
  registry: Registry,
  visitor: string | undefined,
  shellContract: string,
): Record<string, Pointer> {
  const pointers: Record<string, Pointer> = {};
  for (const [name, remote] of Object.entries(registry.remotes)) {
    const version = versionOf(registry, name, visitor, shellContract);
    if (version === undefined) continue;
    const manifest = `/remotes/${manifestOf(name, version)}`;
    const { entry: file, integrity } = remote.versions.find((candidate) => candidate.version === version) ?? {};
    const entry = file && `/remotes/${name}/${version}/${file}`;
    pointers[name.replaceAll('-', '_')] = {
      manifest,
      ...(entry && { entry }),
      ...(entry && integrity && { integrity }),
      version,
      pages: pagesOf(remote, version),
    };
  }
  return pointers;
}

export type OwnedPage = Page & {
  /** Area that shows the page, such as `mf-store`. */
  area: string;
};

/** Returns all pages of the site for one visitor, including the shell's own. */
export function pagesFor(
  registry: Registry,
  visitor: string | undefined,
  shell: Pick<ShellOffer, 'contract' | 'pages'>,
): OwnedPage[] {
  const remotes = Object.entries(registry.remotes).flatMap(([area, remote]) => {
    const version = versionOf(registry, area, visitor, shell.contract);
    return version === undefined ? [] : pagesOf(remote, version).map((page) => ({ ...page, area }));
  });
  return [...(shell.pages ?? []).map((page) => ({ ...page, area: 'shell' })), ...remotes];
}
