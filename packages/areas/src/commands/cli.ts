import type { KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { RegistryError } from '../registry/registry.ts';
import type { SiteFolders } from '../registry/registry-file.ts';
import { laptopKey, parseReleaseKey } from '../signing/release-key.ts';

export const ROOT = join(import.meta.dirname, '../../../..');

/** Returns the folders of the site's front ends from the environment, or else those of `npm start`. */
export function folders(): SiteFolders {
  const { REMOTES_DIR, SHELL_DIR, DATA_DIR } = process.env;
  const dataDir = resolve(ROOT, DATA_DIR || '.data');
  return {
    remotesDir: REMOTES_DIR || join(dataDir, 'remotes'),
    shellDir: SHELL_DIR || join(dataDir, 'shell'),
  };
}

/**
 * Returns the key that signs a release. Production requires one; the site of `npm start` on a laptop has keys of its
 * own.
 */
export function releaseKey(area: string, { remotesDir }: SiteFolders): KeyObject | undefined {
  const { RELEASE_KEY, RELEASE_KEY_FILE, NODE_ENV } = process.env;
  if (RELEASE_KEY) return parseReleaseKey(RELEASE_KEY);
  if (RELEASE_KEY_FILE) return parseReleaseKey(readFileSync(RELEASE_KEY_FILE, 'utf8'));
  const ofLaptop = join(remotesDir, '../release-keys');
  if (existsSync(ofLaptop)) return laptopKey(ofLaptop, area);
  if (NODE_ENV === 'production')
    throw new RegistryError(`RELEASE_KEY is missing: in production ${area} is released by its team's key.`);
  return undefined;
}

/** Ends a command with its error: the message alone for an error that the user can fix, otherwise the stack trace. */
export function exitWithReason(error: unknown): void {
  if (error instanceof z.ZodError) console.error(error.issues.map(({ message }) => message).join('\n'));
  else console.error(error instanceof RegistryError ? error.message : error);
  process.exitCode = 1;
}
