import { createHash } from 'node:crypto';
import type { Page } from '../area.ts';
import { pagesOf, type Registry, type ShellOffer, versionFor } from './registry.ts';

export type Pointer = {
  manifest: string;
  /** The file of its container, which the page's first area is loaded from. */
  entry?: string;
  /** What that file has to be (`sha256-…`), from any server. */
  integrity?: string;
  version: string;
  pages: readonly Page[];
};

/** Where each remote's bucket of a visitor lies, 0–99: the same for every request, another for every remote. */
export const bucketOf = (visitor: string, remote: string): number =>
  createHash('sha256').update(`${visitor}:${remote}`).digest().readUInt16BE(0) % 100;

/** The version of a remote that a visitor gets; none of a remote's buckets is the one of nobody. */
export const versionOf = (
  { remotes }: Registry,
  name: string,
  visitor: string | undefined,
  shellContract: string,
): string | undefined => {
  const remote = remotes[name];
  return remote && versionFor(remote, visitor ? bucketOf(visitor, name) : 100, shellContract);
};

/** Where the manifest of a version lies under `/remotes/`. */
export const manifestOf = (name: string, version: string): string => `${name}/${version}/mf-manifest.json`;

/** `/remotes.json` for one visitor: of each remote the manifest to load and its pages, by the name that the shell gives it. */
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
    const { entry: file, integrity } = remote.versions.find((it) => it.version === version) ?? {};
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
  /** The area that shows it, such as `mf-store`. */
  area: string;
};

/** All pages of the site as one visitor gets them, the shell's own among them. */
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
