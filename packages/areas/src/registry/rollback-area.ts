import { rolledBack } from './registry.ts';
import { type SiteFolders, updateRegistry } from './registry-file.ts';

/**
 * Rolls back the last release of an area, or its canary. Returns the version that is live afterwards; undefined when
 * the area is removed.
 * @throws RegistryError when there is no release before it
 */
export async function rollbackArea({ name, ...folders }: SiteFolders & { name: string }): Promise<string | undefined> {
  const after = await updateRegistry(folders, name, (before) => rolledBack(before, name));
  return after.remotes[name]?.current;
}
