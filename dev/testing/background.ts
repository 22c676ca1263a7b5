import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

type Environment = Record<string, string>;
type Outcome = { env: Environment } | { error: string };

/** A running part of the test environment: the variables by which tests find it, and its end. */
export interface Started {
  env: Environment;
  stop(): Promise<void>;
}

const POLL_MS = 50;

/** The environment variable that names the file in which the outcome of a background start is stored. */
const variableOf = (name: string) => `${name}_OUTCOME`;

/** Whether this test run starts `name` in the background. */
export const isStarting = (name: string): boolean => Boolean(process.env[variableOf(name)]);

/**
 * Starts `name` (`BACKING`, `SITE`) while tests that do not need it run, and returns the function that stops it.
 * Test workers obtain its environment with `awaitStarted`. Stopping aborts `signal` and waits for the start to settle.
 */
export function startInBackground(name: string, start: (signal: AbortSignal) => Promise<Started>): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ethereal-started-'));
  const file = join(folder, 'outcome.json');
  process.env[variableOf(name)] = file;
  const stopRequest = new AbortController();
  const starting = start(stopRequest.signal).then(
    (started) => {
      write(file, { env: started.env });
      return started;
    },
    (error: unknown) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      write(file, { error: text });
      if (!stopRequest.signal.aborted) console.error(`${name} could not be started: ${text}`);
      return undefined;
    },
  );
  return async () => {
    stopRequest.abort();
    const started = await starting;
    await started?.stop();
    delete process.env[variableOf(name)];
    rmSync(folder, { recursive: true, force: true });
  };
}

/**
 * Waits until `name` runs and adds its variables to the environment of this process. Does nothing when this test run
 * does not start it.
 * @throws Error when its start failed
 */
export async function awaitStarted(name: string): Promise<void> {
  const file = process.env[variableOf(name)];
  if (!file) return;
  while (!existsSync(file)) await pause(POLL_MS);
  const outcome: Outcome = JSON.parse(readFileSync(file, 'utf8'));
  if ('error' in outcome) throw new Error(`${name} could not be started: ${outcome.error}`);
  Object.assign(process.env, outcome.env);
}

// Writes a temporary file and renames it, so that a reader never reads a partial file.
function write(file: string, outcome: Outcome): void {
  writeFileSync(`${file}.new`, JSON.stringify(outcome));
  renameSync(`${file}.new`, file);
}
