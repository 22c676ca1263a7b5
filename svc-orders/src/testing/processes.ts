import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** Returns a URL without a listener, such as that of an unavailable broker. */
export async function nobody(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return `amqp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

/** Starts processes of the service that may kill themselves at a step. */
export function processes(environment: () => Record<string, string>) {
  const running = new Set<ChildProcess>();
  async function startProcess(more: Record<string, string> = {}) {
    const script = new URL('crashing-service.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, ...environment(), ...more },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.add(child);
    const exited = once(child, 'exit').then(() => running.delete(child));
    for await (const line of createInterface({ input: child.stdout })) {
      const url = line.startsWith('{') && JSON.parse(line).msg === 'listening' && JSON.parse(line).url;
      if (url) {
        child.stdout.resume();
        return { url, exited, kill: () => child.kill('SIGKILL') };
      }
    }
    throw new Error('The service ended before it listened.');
  }
  const killAll = () => {
    for (const child of running) child.kill('SIGKILL');
  };
  return { startProcess, killAll };
}
