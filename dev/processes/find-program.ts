import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

// Debian keeps servers in sbin, which an ordinary user's PATH omits; Homebrew's sbin is often omitted too.
const ALSO = ['/usr/local/sbin', '/usr/sbin', '/opt/homebrew/sbin', '/opt/homebrew/bin'];

/** Returns the path of a program on this machine, or undefined. */
export function findProgram(names: string | string[], path = process.env.PATH ?? ''): string | undefined {
  const folders = [...path.split(delimiter).filter(Boolean), ...ALSO];
  return [names]
    .flat()
    .flatMap((name) => (isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))))
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
