import { canInstall, install } from './apt.ts';
import { findProgram } from './find-program.ts';

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
