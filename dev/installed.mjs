import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// File in which npm records what it installed, written at the end of the installation.
const NOTE = 'node_modules/.package-lock.json';

const ourLibc = process.report?.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';

/** Whether an installation was completed here before, so that npm can repair it. */
export function isStarted(root) {
  return existsSync(join(root, NOTE));
}

/**
 * Whether node_modules contains every package of package-lock.json in its version. With `omitDev`, packages that only
 * development needs may be missing.
 */
export function isInstalled(root, { omitDev = false } = {}) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(join(root, NOTE));
  if (!wanted || !installed) return false;
  return Object.entries(wanted)
    .filter(([path, { dev, devOptional }]) => path.includes('node_modules/') && !(omitDev && (dev || devOptional)))
    .every(([path, entry]) => {
      const here = installed[path];
      if (!here) return entry.optional === true && !isForThisMachine(entry);
      return here.version === entry.version && existsSync(join(root, path, 'package.json'));
    });
}

/** Whether a binary package is for this machine. An npm under an older Node silently skips some of them. */
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
