import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TOP = join(import.meta.dirname, '..');

/**
 * The files of another commit in a folder of their own, to be measured against. Its packages are its own; what they depend on
 * is what is installed here.
 */
export async function checkedOut(commit: string): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = join(TOP, '.cache', `commit-${commit}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  const archive = join(folder, 'files.tar');
  await run('git', ['-C', TOP, 'archive', '-o', archive, commit, 'packages', 'svc-gateway']);
  await run('tar', ['-xf', archive, '-C', folder]);
  const modules = join(TOP, 'node_modules');
  for (const name of await readdir(modules))
    if (name !== '@ethereal' && !name.startsWith('.'))
      await symlink(join(modules, name), join(folder, 'node_modules', name));
  const own = join(folder, 'node_modules/@ethereal');
  await cp(join(modules, '@ethereal'), own, { recursive: true, verbatimSymlinks: true });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
