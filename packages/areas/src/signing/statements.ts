import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFolders } from '../registry/registry-file.ts';
import { stampOf } from '../registry/stamp.ts';
import type { AreaKeys } from './area-keys.ts';
import { readStatement, SIGNATURE_FILE, type Statement } from './statement.ts';

/** A part of a site that is not shown, and why. */
export type Refusal = { area: string; version: string; reason: string };

const NAME = /^(?!\.+$)[\w.-]{1,100}$/;
const KEPT = 500;

type Known = { keys: AreaKeys; stamp: string; statement: Statement | undefined };

export const folderOfVersion = (area: string, version: string, { remotesDir, shellDir }: SiteFolders) =>
  area === 'shell' ? join(shellDir, 'versions', version) : join(remotesDir, area, version);

/** What teams signed of their versions: each read once, and again when the keys or its signature change. */
export function createStatements(
  folders: SiteFolders,
  readKeys: () => Promise<AreaKeys>,
  onRefused: (refusal: Refusal) => void,
) {
  const known = new Map<string, Known>();

  async function read(area: string, version: string, keys: AreaKeys): Promise<Statement | undefined> {
    const folder = folderOfVersion(area, version, folders);
    try {
      return await readStatement(folder, { area, version }, keys);
    } catch (error) {
      // Of a version that never was there is nothing to tell.
      const isThere = await readdir(folder).then(Boolean, () => false);
      const reason = error instanceof Error ? error.message : String(error);
      if (isThere) onRefused({ area, version, reason });
      return undefined;
    }
  }

  return async (area: string, version: string): Promise<Statement | undefined> => {
    if (!NAME.test(area) || !NAME.test(version)) return undefined;
    const keys = await readKeys();
    const key = `${area}/${version}`;
    const before = known.get(key);
    if (before?.keys === keys && before.statement) return before.statement;
    const stamp = await stampOf(join(folderOfVersion(area, version, folders), SIGNATURE_FILE));
    if (before?.keys === keys && before.stamp === stamp) return undefined;
    const statement = await read(area, version, keys);
    known.set(key, { keys, stamp, statement });
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return statement;
  };
}

export type Statements = ReturnType<typeof createStatements>;
