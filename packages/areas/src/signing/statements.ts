import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintOf } from '../registry/files.ts';
import type { SiteFolders } from '../registry/registry-file.ts';
import type { AreaKeys } from './area-keys.ts';
import type { Refusal } from './refusals.ts';
import { readStatement, SIGNATURE_FILE, type Statement } from './statement.ts';

const NAME = /^(?!\.+$)[\w.-]{1,100}$/;
/** Maximum number of cached statements. */
const KEPT = 500;

type Known = {
  keys: AreaKeys;
  stamp: string;
  statement: Statement | undefined;
  refusal: Refusal | undefined;
};

/** Returns the folder with the files of a version of an area or of the shell. */
const folderOfVersion = (area: string, version: string, { remotesDir, shellDir }: SiteFolders) =>
  area === 'shell' ? join(shellDir, 'versions', version) : join(remotesDir, area, version);

/**
 * Creates a reader of signed statements. Each statement is cached until the keys or its signature file change, for
 * example when another release is stored in its place.
 * @param onRefused called for each request of a version that exists without a valid signature
 */
export function createStatements(
  folders: SiteFolders,
  readKeys: () => Promise<AreaKeys>,
  onRefused: (refusal: Refusal) => void,
) {
  const known = new Map<string, Known>();

  async function read(area: string, version: string, keys: AreaKeys): Promise<Omit<Known, 'keys' | 'stamp'>> {
    const folder = folderOfVersion(area, version, folders);
    try {
      return { statement: await readStatement(folder, { area, version }, keys), refusal: undefined };
    } catch (error) {
      // A version that does not exist is not reported.
      const isThere = await readdir(folder).then(Boolean, () => false);
      const reason = error instanceof Error ? error.message : String(error);
      return { statement: undefined, refusal: isThere ? { area, version, reason } : undefined };
    }
  }

  async function find(area: string, version: string): Promise<Known> {
    const keys = await readKeys();
    const key = `${area}/${version}`;
    const before = known.get(key);
    const stamp = await fingerprintOf(join(folderOfVersion(area, version, folders), SIGNATURE_FILE));
    if (before?.keys === keys && before.stamp === stamp) return before;
    const found = { keys, stamp, ...(await read(area, version, keys)) };
    known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return found;
  }

  return async (area: string, version: string): Promise<Statement | undefined> => {
    if (!NAME.test(area) || !NAME.test(version)) return undefined;
    const { statement, refusal } = await find(area, version);
    if (refusal) onRefused(refusal);
    return statement;
  };
}

export type Statements = ReturnType<typeof createStatements>;
