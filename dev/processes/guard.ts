import { spawn } from 'node:child_process';

// Reads lines of process groups. When this process is killed, stops those of the last line.
const SCRIPT = `
trap '' INT TERM HUP
groups=
while read -r line; do groups=$line; done
[ -n "$groups" ] || exit 0
for group in $groups; do kill -s TERM -- "-$group" 2>/dev/null; done
sleep 5
for group in $groups; do kill -s KILL -- "-$group" 2>/dev/null; done
`;

export interface Guard {
  /** Sets the process groups to stop when this process dies. */
  protect(pids: number[]): void;
  release(): void;
}

/** Starts a small process that stops everything else if this process is killed. */
export function startGuard(): Guard {
  const child = spawn('sh', ['-c', SCRIPT], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  child.unref();
  return {
    protect: (pids) => child.stdin.write(`${pids.join(' ')}\n`),
    release: () => child.stdin.end('\n'),
  };
}
