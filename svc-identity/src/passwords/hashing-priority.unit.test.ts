import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
/** Maximum time for the start of a process of low priority on a busy machine, in milliseconds. */
const MAX_START_MS = 60_000;

/** Returns the priorities of the hashing threads in a process of this priority. */
async function prioritiesIn(own: number): Promise<number[]> {
  const code = `
    import { readdirSync, readFileSync } from 'node:fs';
    import { getPriority, setPriority } from 'node:os';
    import { lowerHashingPriority } from '${join(import.meta.dirname, 'hashing-priority.ts')}';
    setPriority(${own});
    await lowerHashingPriority();
    const ids = readdirSync('/proc/self/task');
    const hashing = ids.filter((id) => readFileSync('/proc/self/task/' + id + '/comm', 'utf8').startsWith('libuv-worker'));
    console.log(JSON.stringify(hashing.map((id) => getPriority(Number(id)))));
  `;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code]);
  return JSON.parse(stdout);
}

it.skipIf(process.platform !== 'linux').each([
  [6, 11],
  [17, 19],
])(
  'lowers the threads that hash in a process of priority %i to %i',
  async (own, theirs) => {
    const priorities = await prioritiesIn(own);
    expect(priorities.length).toBeGreaterThan(0);
    expect(new Set(priorities)).toEqual(new Set([theirs]));
  },
  MAX_START_MS,
);
