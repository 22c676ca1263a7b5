import { createHash } from 'node:crypto';
import { type Registry, versionFor } from '../registry/registry.ts';

type Pointer = { manifest: string; version: string };

/** Where each remote's bucket of a visitor lies, 0–99: the same for every request, another for every remote. */
export const bucketOf = (visitor: string, remote: string): number =>
  createHash('sha256').update(`${visitor}:${remote}`).digest().readUInt16BE(0) % 100;

/** `/remotes.json` for one visitor: the manifest to load of each remote, by the name that the shell gives it. */
export function remotePointers(
  registry: Registry,
  visitor: string | undefined,
  shellContract: string,
): Record<string, Pointer> {
  const pointers: Record<string, Pointer> = {};
  for (const [name, remote] of Object.entries(registry.remotes)) {
    const version = versionFor(remote, visitor ? bucketOf(visitor, name) : 100, shellContract);
    if (version === undefined) continue;
    pointers[name.replaceAll('-', '_')] = {
      manifest: `/remotes/${name}/${version}/mf-manifest.json`,
      version,
    };
  }
  return pointers;
}
