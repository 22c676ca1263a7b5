import type { LockedPackage } from './lock.ts';

/** Returns the package URL: `pkg:npm/%40scope/name@1.0.0`. */
const purl = ({ name, version }: LockedPackage) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Returns a CycloneDX 1.6 bill of materials of what ships. */
export function billOfMaterials(packages: readonly LockedPackage[]) {
  const shipped = new Map(packages.filter(({ dev }) => !dev).map((entry) => [purl(entry), entry]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'ethereal' } },
    components: [...shipped].map(([ref, { name, version, license, integrity }]) => ({
      type: 'library',
      'bom-ref': ref,
      purl: ref,
      name,
      version,
      ...(license ? { licenses: [{ expression: license }] } : {}),
      ...(integrity?.startsWith('sha512-')
        ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }] }
        : {}),
    })),
  };
}

/** Returns the number of shipped packages by license. */
export function licensesOf(packages: readonly LockedPackage[]): Record<string, number> {
  // Builds for other platforms are excluded, because the lock file has their names alone.
  const shipped = packages.filter(({ dev, optional, integrity }) => !dev && !(optional && !integrity));
  return Object.fromEntries(
    [...Map.groupBy(shipped, ({ license = 'unknown' }) => license)]
      .map(([license, some]) => [license, some.length] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
}
