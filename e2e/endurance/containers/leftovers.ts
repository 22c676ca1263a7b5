import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Removes the mounts that a dead engine left in these folders. */
export async function unmount(...folders: string[]): Promise<void> {
  const places = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((place) => folders.some((folder) => place === folder || place.startsWith(`${folder}/`)));
  for (const place of places.toReversed()) await run('umount', ['--lazy', place]);
}

/** Returns the names of the network interfaces. */
export const interfaces = (): string[] => readdirSync('/sys/class/net');

/** Deletes the bridges and pairs that an engine leaves when it ends, in order or not. */
export async function deleteInterfaces(before: readonly string[]): Promise<void> {
  for (const name of interfaces())
    if (/^(docker0$|br-|veth)/.test(name) && !before.includes(name))
      // The other end of a pair goes with it, or went with its container.
      await run('ip', ['link', 'delete', name]).catch((error) => {
        if (interfaces().includes(name)) throw error;
      });
}

/** Returns the helper processes of an engine: their command lines name its folder. */
export const helpersIn = (folder: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => commandLineOf(pid).includes(`${folder}/`))
    .map(Number);

function commandLineOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
}

/** Kills a process, if it still runs. */
export function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended with another.
  }
}
