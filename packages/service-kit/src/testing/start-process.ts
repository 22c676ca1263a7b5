import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

type Entry = { msg?: string; url?: string; port?: number; step?: string };

export type TestProcess = {
  url: string;
  child: ChildProcess;
  /** Resolves when the process has ended and its output is read. */
  exited: Promise<unknown>;
  /** Kills the process as a crash would. Resolves when it has ended. */
  kill(): Promise<void>;
};

/**
 * Starts a program as a process of its own, which a test may kill. Resolves when the program logs that it listens.
 * `onEntry` receives each entry of its log.
 * @throws Error when the process ends before
 */
export async function startProcess(
  script: URL,
  env: Readonly<Record<string, string>>,
  onEntry: (entry: Entry) => void = () => {},
): Promise<TestProcess> {
  const child = spawn(process.execPath, ['--no-warnings', fileURLToPath(script)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'close');
  const listening = Promise.withResolvers<string>();
  createInterface({ input: child.stdout })
    .on('line', (line) => {
      const entry: Entry = line.startsWith('{') ? JSON.parse(line) : {};
      onEntry(entry);
      if (entry.msg === 'listening') listening.resolve(entry.url ?? `http://127.0.0.1:${entry.port}`);
    })
    .on('close', () => listening.reject(new Error(`${script.pathname} ended before it listened.`)));
  return {
    url: await listening.promise,
    child,
    exited,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
