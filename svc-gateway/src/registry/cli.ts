import { join } from 'node:path';
import { z } from 'zod';
import { RegistryError } from './registry.ts';

export const ROOT = join(import.meta.dirname, '../../..');

/** Where the site's front-ends lie: as the environment says, else those of `npm start`. */
export function folders(): { remotesDir: string; shellDir: string } {
  const { REMOTES_DIR, SHELL_DIR } = process.env;
  return {
    remotesDir: REMOTES_DIR || join(ROOT, '.data/remotes'),
    shellDir: SHELL_DIR || join(ROOT, '.data/shell'),
  };
}

/** Ends a command with what went wrong: words for what a person can mend, a trace for the rest. */
export function exitWithReason(error: unknown): void {
  if (error instanceof z.ZodError) console.error(error.issues.map(({ message }) => message).join('\n'));
  else console.error(error instanceof RegistryError ? error.message : error);
  process.exitCode = 1;
}
