import { rolledBack } from './registry.ts';
import { type SiteFolders, updateRegistry } from './registry-file.ts';

/**
 * Takes back the last release of an area, or its canary. Answers the version that is live then; undefined when the area is gone.
 * @throws RegistryError when there is none before it.
 */
export async function rollbackArea({ name, ...folders }: SiteFolders & { name: string }): Promise<string | undefined> {
  const after = await updateRegistry(folders, name, (before) => rolledBack(before, name));
  return after.remotes[name]?.current;
}
