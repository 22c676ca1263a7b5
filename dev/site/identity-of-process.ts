import { readFileSync } from 'node:fs';
import { isAlive } from '../processes/program.ts';

/** A process with its start time, which distinguishes it from a later process with the same number. */
export interface ProcessMark {
  pid: number;
  began: string;
}

/** Returns a mark that identifies a running process, also after its id was assigned again. */
export function markOf(pid: number): ProcessMark {
  return { pid, began: beganAt(pid) };
}

/** Whether exactly this process is still running. */
export function stillRuns({ pid, began }: ProcessMark): boolean {
  return isAlive(pid) && beganAt(pid) === began;
}

// Returns the start time of a process, which Linux provides (field 22, in ticks since boot). Elsewhere it is blank, and
// the number alone identifies the process.
function beganAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
