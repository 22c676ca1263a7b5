import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AreaKeys } from '@ethereal/areas/signing/area-keys';
import { integrityOf } from '@ethereal/areas/signing/integrity';
import { readStatement } from '@ethereal/areas/signing/statement';

/** A released version on disk. */
export type Version = {
  folder: string;
  /** Reads a file by its path in the folder. @throws Error when the file is not as its team signed it */
  read(file: string): string;
};

/**
 * Opens a version signed by the area's team. Without keys, as in development, nothing is verified.
 * @throws UntrustedRelease when the version has no signature by a key of the area
 */
export async function openVersion(
  folder: string,
  named: { area: string; version: string },
  keys: AreaKeys | undefined,
): Promise<Version> {
  const signed = keys && (await readStatement(folder, named, keys));
  return {
    folder,
    read(file) {
      const content = readFileSync(path.join(folder, file));
      if (signed && signed.files[file] !== integrityOf(content))
        throw new Error(`${file} of ${named.area} ${named.version} differs from its signed release`);
      return content.toString();
    },
  };
}

/** Makes imports from these versions use exactly the bytes that were verified. */
export function importThrough(versions: readonly Version[]): void {
  const places = versions.map((it) => ({ ...it, url: pathToFileURL(path.join(it.folder, '/')).href }));
  registerHooks({
    load(url, context, next) {
      const from = places.find((it) => url.startsWith(it.url));
      if (!from) return next(url, context);
      const source = from.read(path.relative(from.folder, fileURLToPath(url)));
      return { format: 'module', source, shortCircuit: true };
    },
  });
}
