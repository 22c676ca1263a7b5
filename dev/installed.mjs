import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// npm's own note of what it installed, written when it is done.
const NOTE = 'node_modules/.package-lock.json';

const ourLibc = process.report?.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';

/** Whether an installation was once completed here, so that npm can mend it. */
export function isStarted(root) {
  return existsSync(join(root, NOTE));
}

/** Whether node_modules holds what package-lock.json asks for: the same versions, and every folder there. */
export function isInstalled(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(join(root, NOTE));
  if (!wanted || !installed) return false;
  return Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, entry]) => {
      const here = installed[path];
      if (!here) return entry.optional === true && !isForThisMachine(entry);
      return here.version === entry.version && existsSync(join(root, path, 'package.json'));
    });
}

/** Whether this is a binary that this machine needs: an npm under an older Node leaves some out, and says nothing. */
function isForThisMachine({ os, cpu, libc }) {
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && (libc?.includes(ourLibc) ?? true));
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
