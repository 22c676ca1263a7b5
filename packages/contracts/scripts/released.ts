import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Snapshot, snapshotFile } from '../src/compatibility/snapshot.ts';

const PACKAGE = join(import.meta.dirname, '..');

/** Folder with one file per released version of the contracts. */
export const RELEASED = join(PACKAGE, 'released');

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Returns the version in this package's package.json. */
export function contractsVersion(): string {
  return z.object({ version: z.string() }).parse(readJson(join(PACKAGE, 'package.json'))).version;
}

/** Returns the contracts of a released version, or of the newest one. */
export function releasedContracts(version?: string): Snapshot {
  const inOrder = globSync('*.json', { cwd: RELEASED }).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return snapshotFile.parse(readJson(join(RELEASED, version ? `${version}.json` : (inOrder.at(-1) ?? ''))));
}
