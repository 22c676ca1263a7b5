import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const MAIN = new URL('../main.ts', import.meta.url).pathname;

/** Starts the service as a process that a test may kill. */
export async function startProcess(env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...env, PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  if (!child.stdout) throw new Error('The service wrote no address.');
  for await (const line of createInterface({ input: child.stdout })) {
    const entry = line.startsWith('{') ? JSON.parse(line) : {};
    if (entry.msg !== 'listening') continue;
    child.stdout.resume();
    return {
      url: String(entry.url),
      pid: child.pid,
      /** Kills the process as a crash would. */
      async kill() {
        child.kill('SIGKILL');
        await exited;
      },
    };
  }
  throw new Error('The service ended before it listened.');
}
