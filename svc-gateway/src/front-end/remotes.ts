import { createHash } from 'node:crypto';
import { type Registry, versionFor } from '../registry/registry.ts';

type Pointer = { manifest: string; version: string };

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

/** `/remotes.json` for one visitor: the manifest to load of each remote, by the name that the shell gives it. */
export function remotePointers(
  registry: Registry,
  visitor: string | undefined,
  shellContract: string,
): Record<string, Pointer> {
  const pointers: Record<string, Pointer> = {};
  for (const name of Object.keys(registry.remotes)) {
    const version = versionOf(registry, name, visitor, shellContract);
    if (version === undefined) continue;
    pointers[name.replaceAll('-', '_')] = { manifest: `/remotes/${manifestOf(name, version)}`, version };
  }
  return pointers;
}
