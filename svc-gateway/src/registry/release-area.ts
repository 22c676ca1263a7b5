import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractFaults, remoteManifest } from './checks.ts';
import { contentHash, placeImmutable } from './place.ts';
import { RegistryError, released, type ShellOffer, withShell } from './registry.ts';
import { updateRegistry } from './registry-file.ts';

export type Release = {
  /** The area, such as `mf-storefront`. */
  name: string;
  /** The version in its package.json; the release's own version adds the content's hash. */
  packageVersion: string;
  /** The contracts' version that it was built against. */
  contract: string;
  distDir: string;
  remotesDir: string;
  /** The shell that is live. */
  shell: ShellOffer;
  by: string;
  at: Date;
  /** Only for this part of the visitors. */
  percent?: number;
};

/**
 * Ships a built area: checks it against the shell that is live and the one before, puts it at an immutable place, then
 * moves the pointer. Answers the version.
 * @throws RegistryError with every fault when a check fails; nothing has changed then.
 */
export async function releaseArea(order: Release): Promise<string> {
  const { name, distDir, remotesDir, contract, percent } = order;
  const manifest = remoteManifest.parse(
    JSON.parse(await readFile(join(distDir, 'mf-manifest.json'), 'utf8')),
  );
  const version = `${order.packageVersion}-${await contentHash(distDir)}`;
  await updateRegistry(remotesDir, async (found) => {
    const before = withShell(found, order.shell);
    const faults = contractFaults(manifest, contract, before.shells.slice(0, 2));
    if (faults.length > 0) throw new RegistryError(faults.join('\n'));
    await placeImmutable(distDir, join(remotesDir, name, version));
    const entry = { version, contract, releasedAt: order.at.toISOString(), releasedBy: order.by };
    return released(before, name, entry, percent);
  });
  return version;
}
