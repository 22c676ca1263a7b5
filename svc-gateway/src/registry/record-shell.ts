import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { withShell } from './registry.ts';
import { updateRegistry } from './registry-file.ts';
import { readShellOffer } from './shell-offer.ts';

/** Notes the shell that goes live in the registry, for the checks of later releases. */
export async function recordShell(config: { SHELL_DIR: string; REMOTES_DIR: string }): Promise<void> {
  await access(join(config.SHELL_DIR, 'index.html'));
  const offer = await readShellOffer(config.SHELL_DIR);
  await updateRegistry(config.REMOTES_DIR, (before) => withShell(before, offer));
}
