import { canInstall, install } from './apt.ts';
import { findProgram } from './find-program.ts';

/**
 * Time limit of a hook that installs programs, in milliseconds: the installation of another test, or an update of the
 * system, may hold the locks for minutes.
 */
export const INSTALL_MS = 900_000;

/**
 * Returns the path of a program, installed first where that requires no permission. @throws Error that names its
 * packages where it does
 */
export async function ensureProgram(name: string, packages: string[] = [name]): Promise<string> {
  if (!findProgram(name) && canInstall()) await install(packages);
  const found = findProgram(name);
  if (!found) throw new Error(`${name} is not installed: this needs ${packages.join(' and ')}.`);
  return found;
}
