import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const CACHE = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'ethereal-debian');

/** Whether packages of Debian's newest suite can be downloaded and verified here. */
export const hasNewestDebian = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/share/keyrings/debian-archive-keyring.gpg');

/**
 * Returns the folder with the contents of packages of Debian's newest suite, downloaded once, for programs whose
 * versions in the stable suites are years behind what operators run. Installs nothing and replaces no library: the
 * machine's libraries must be new enough.
 */
export async function takeNewest(name: string, packages: readonly string[]): Promise<string> {
  const folder = join(CACHE, name);
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const partial = mkdtempSync(`${folder}.`);
  try {
    await download(partial, packages);
    for (const file of globSync('*.deb', { cwd: partial })) {
      await run('dpkg-deb', ['--extract', join(partial, file), partial]);
      rmSync(join(partial, file));
    }
    renameSync(partial, folder);
  } catch (error) {
    // Another process may have downloaded the same packages meanwhile.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return folder;
}

/** Runs `apt-get download` with package lists apart from the machine's own. */
async function download(folder: string, packages: readonly string[]): Promise<void> {
  const sources = join(folder, 'sources.list');
  const lists = join(folder, 'lists');
  writeFileSync(sources, 'deb http://deb.debian.org/debian sid main\n');
  mkdirSync(join(lists, 'partial'), { recursive: true });
  const apart = [
    '-o',
    `Dir::Etc::SourceList=${sources}`,
    '-o',
    'Dir::Etc::SourceParts=/dev/null',
    '-o',
    `Dir::State::Lists=${lists}`,
    '-o',
    'APT::Sandbox::User=root',
  ];
  try {
    await run('apt-get', [...apart, 'update']);
    await run('apt-get', [...apart, 'download', ...packages], { cwd: folder });
  } finally {
    for (const path of [sources, lists]) rmSync(path, { recursive: true, force: true });
  }
}
