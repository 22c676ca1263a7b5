import { readFileSync } from 'node:fs';
import { isAlive } from '../processes/program.ts';

/** A process and when it began, so that another one that got the same number later is not taken for it. */
export interface ProcessMark {
  pid: number;
  began: string;
}

export function markOf(pid: number): ProcessMark {
  return { pid, began: beganAt(pid) };
}

/** Whether that very process still runs. */
export function stillRuns({ pid, began }: ProcessMark): boolean {
  return isAlive(pid) && beganAt(pid) === began;
}

// Linux tells when a process began (field 22, in ticks since boot); elsewhere the number alone has to do.
function beganAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
