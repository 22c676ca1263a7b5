import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../..');

const entry = z.looseObject({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
});

/**
 * Packages that state their license in a deprecated form, which the lock file omits; read from their own package.json.
 */
const DEPRECATED_FORM: Record<string, string> = {
  buildcheck: 'MIT',
  busboy: 'MIT',
  'cpu-features': 'MIT',
  ssh2: 'MIT',
  streamsearch: 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

export type LockedPackage = z.output<typeof entry> & { name: string };

const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** Returns every third-party package of the lock file, without network access. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = z.object({ packages: z.record(z.string(), entry) }).parse(read('package-lock.json'));
  return Object.entries(packages).flatMap(([path, found]) => {
    const name = path.split('node_modules/').at(-1);
    if (!path.includes('node_modules/') || found.link || !name) return [];
    const license = found.license ?? DEPRECATED_FORM[name];
    return [{ ...found, name, ...(license ? { license } : {}) }];
  });
}

/** Returns the packages whose install scripts are allowed or denied. */
export function decidedScripts(): Record<string, boolean> {
  return z.looseObject({ allowScripts: z.record(z.string(), z.boolean()) }).parse(read('package.json')).allowScripts;
}
