import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test, vi } from 'vitest';

const FIXTURE = join(import.meta.dirname, 'testing/fixtures/service.ts');
type Line = { level: number; msg: string; url?: string };

let child: ChildProcess;
afterEach(() => {
  if (child.exitCode === null) child.kill('SIGKILL');
});

function start(...args: string[]) {
  child = spawn(process.execPath, [FIXTURE, ...args], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const started = once(child, 'message');
  const lines: Line[] = [];
  if (child.stdout) createInterface(child.stdout).on('line', (line) => lines.push(JSON.parse(line)));
  const exited = once(child, 'close').then(([code]) => code);
  const logged = (text: string) =>
    vi.waitFor(() => {
      const line = lines.find(({ msg }) => msg === text);
      if (!line) throw new Error(`not logged: ${text}`);
      return line;
    }, 10_000);
  return { lines, exited, logged, started };
}

test('reports a fault at start in one line and exits with 1', async () => {
  const { lines, exited } = start('fault');
  expect(await exited).toBe(1);
  expect(lines.map(({ msg }) => msg)).toEqual(['svc-test could not start: PORT: must be a number']);
});

test('reports to its parent that it listens', async () => {
  const { lines, started } = start();
  expect((await started)[0]).toBe('started');
  await vi.waitFor(() => expect(lines.map(({ msg }) => msg)).toContain('listening'));
});

test('writes all earlier lines before the line of a fault at start', async () => {
  const { lines, exited } = start('fault', '500');
  expect(await exited).toBe(1);
  const words = lines.map(({ msg }) => msg.split(' ', 1)[0]);
  expect(words).toEqual([...Array.from({ length: 500 }, (_, line) => String(line)), 'svc-test']);
});

test('becomes unready on SIGTERM, answers requests in flight, and stops in reverse order', async () => {
  const { lines, exited, logged } = start();
  const { url } = await logged('listening');
  const slow = fetch(`${url}/slow`);
  await logged('slow begun');
  child.kill('SIGTERM');
  const leaving = await vi.waitFor(async () => {
    const answer = await fetch(`${url}/readyz`);
    expect(answer.status).toBe(503);
    return answer;
  });
  expect(leaving.headers.get('connection')).toBe('close');
  expect(await (await slow).text()).toBe('done');
  expect(await exited).toBe(0);
  expect(lines.map(({ msg }) => msg).filter((msg) => msg.includes('stopped'))).toEqual([
    'second stopped',
    'first stopped',
    'stopped',
  ]);
});

test('logs a stray rejection and keeps running', async () => {
  const { logged } = start();
  const { url } = await logged('listening');
  await fetch(`${url}/stray`);
  expect((await logged('unhandled rejection')).level).toBe(50);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});
