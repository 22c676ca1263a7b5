import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { printOf } from './release.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const NOT_SOURCES = /(^|\/)(node_modules|dist|\.cache)$|\.test\.tsx?$/;

/** Data folder of the site that all tests share. */
const DATA = dirname(process.env.SITE_RUN ?? '');

/** Returns the live release of each area of a site, by its data folder. */
export const currentIn = (data: string): [string, string][] =>
  globSync('*/releases.json', { cwd: join(data, 'remotes') })
    .toSorted()
    .flatMap((file): [string, string][] => {
      const { remote } = JSON.parse(readFileSync(join(data, 'remotes', file), 'utf8'));
      return remote ? [[dirname(file), remote.current]] : [];
    });

/** Returns all that is live in the shared site except one area: every file, and the current versions. */
export function restOfSite(area: string) {
  const others = readdirSync(join(DATA, 'remotes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== area && !entry.name.startsWith('.'))
    .map((entry) => join(DATA, 'remotes', entry.name));
  return {
    files: printOf(join(DATA, 'shell'), ...others),
    current: currentIn(DATA).filter(([name]) => name !== area),
    processes: readFileSync(process.env.SITE_RUN ?? '', 'utf8'),
  };
}

/** Opens a team's own working copy: the packages, and the areas that the test copies into it. */
export function openCheckout() {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/checkout-'));
  const copy = (part: string) =>
    cpSync(join(ROOT, part), join(folder, part), {
      recursive: true,
      filter: (from) => !NOT_SOURCES.test(from.slice(ROOT.length)),
    });
  copy('packages');
  // All other installed packages are found in the folder above.
  const links = 'node_modules/@ethereal';
  mkdirSync(join(folder, links), { recursive: true });
  for (const name of readdirSync(join(ROOT, links)))
    symlinkSync(readlinkSync(join(ROOT, links, name)), join(folder, links, name));
  const node = (args: string[], cwd = folder) =>
    run(process.execPath, args, {
      cwd,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SHELL_DIR: join(DATA, 'shell'),
        REMOTES_DIR: join(DATA, 'remotes'),
      },
    });
  const command = (name: string, ...args: string[]) =>
    node([join(folder, `packages/areas/src/commands/${name}.ts`), ...args]);
  return {
    folder,
    copy,
    /** Makes the team's next edit. @throws when the file does not contain the text to replace */
    edit(file: string, was: string, is: string): void {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(was)) throw new Error(`${file} does not contain ${was}.`);
      writeFileSync(path, text.replaceAll(was, is));
    },
    newArea: (name: string) => command('new-area', name),
    /** Builds and releases an area. @throws with the command's output when the release is refused */
    async release(name: string): Promise<void> {
      await node(['build.ts'], join(folder, name));
      await command('release', name, '--by', 'e2e');
    },
    rollback: (name: string) => command('rollback', name),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
