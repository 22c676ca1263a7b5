import { rolledBack } from './registry.ts';
import { updateRegistry } from './registry-file.ts';

/**
 * Takes back the last release of an area, or its canary. Answers the version that is live then.
 * @throws RegistryError when there is none before it.
 */
export async function rollbackArea({
  name,
  remotesDir,
}: {
  name: string;
  remotesDir: string;
}): Promise<string> {
  const after = await updateRegistry(remotesDir, (before) => rolledBack(before, name));
  return after.remotes[name]?.current ?? '';
}
