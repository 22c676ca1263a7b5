import { readFileSync } from 'node:fs';

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
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is there, and somebody else's.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return beganAt(pid) === began;
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
