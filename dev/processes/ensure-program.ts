import { canInstall, install } from './apt.ts';
import { findProgram } from './find-program.ts';

/** Where a program lies, installed first where that needs nobody's leave. @throws Error that names its packages where it does */
export async function ensureProgram(name: string, packages: string[] = [name]): Promise<string> {
  if (!findProgram(name) && canInstall()) await install(packages);
  const found = findProgram(name);
  if (!found) throw new Error(`${name} is not installed: this needs ${packages.join(' and ')}.`);
  return found;
}
