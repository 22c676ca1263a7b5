import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type Running = { url: string; pid: number; stop(signal?: NodeJS.Signals): Promise<void> };

/** Starts a service of the repository and waits for its line `listening`. */
export async function startService(main: string, env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /"url":"(http[^"]+)"/.exec(line)?.[1];
    if (!url || !line.includes('"listening"')) continue;
    child.stdout.resume();
    return {
      url,
      pid: child.pid ?? 0,
      async stop(signal = 'SIGTERM') {
        child.kill(signal);
        await ended;
      },
    };
  }
  throw new Error(`${main} ended before it listened.`);
}
