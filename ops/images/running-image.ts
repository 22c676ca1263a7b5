import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { NODE_ENVIRONMENT, NODE_FLAGS } from '@ethereal/areas/launch';

export type Running = { url: string; stop(): Promise<number | null> };

/** Starts the CMD of an image in its folder, with the given environment alone. */
export async function startImage(folder: string, area: string, env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [...NODE_FLAGS, 'src/main.ts'], {
    cwd: join(folder, area),
    env: { ...NODE_ENVIRONMENT, ...env },
    stdio: 'pipe',
  });
  const url = await listeningAt(child, area);
  return {
    url,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}

async function listeningAt(child: ChildProcess, area: string): Promise<string> {
  const output: string[] = [];
  child.stderr?.on('data', (data) => output.push(String(data)));
  if (child.stdout) {
    for await (const line of createInterface({ input: child.stdout })) {
      output.push(line);
      const url = /"url":"([^"]+)".*"msg":"listening"|"msg":"listening".*"url":"([^"]+)"/.exec(line);
      if (url) return url[1] ?? url[2] ?? '';
    }
  }
  throw new Error(`${area} did not start from its image's files:\n${output.join('\n')}`);
}
