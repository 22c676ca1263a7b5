import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Renames the logs of the previous run: `x.log` becomes `x.log.1`. */
export function rotateLogs(dir: string): void {
  if (!existsSync(dir)) return;
  for (const name of readdirSync(dir).filter((candidate) => candidate.endsWith('.log'))) {
    renameSync(join(dir, name), join(dir, `${name}.1`));
  }
}

/** Time for which an equal line is not printed again, in milliseconds. */
const SAME_AGAIN_MS = 10_000;

/** Prints errors from the logs of services to the console, the same error at most every ten seconds. */
export function showErrors(dir: string, report: (line: string) => void): () => void {
  const ends = new Map<string, number>();
  const shown = new Map<string, number>();
  const show = (file: string, message: string) => {
    const line = `${basename(file, '.log')}: ${message}`;
    if (Date.now() - (shown.get(line) ?? 0) < SAME_AGAIN_MS) return;
    shown.set(line, Date.now());
    report(line);
  };
  const timer = setInterval(() => {
    for (const file of serviceLogs(dir)) {
      for (const message of newLines(file, ends).flatMap(errorOf)) show(file, message);
    }
  }, 1000);
  timer.unref();
  return () => clearInterval(timer);
}

function serviceLogs(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => /^svc-.*\.log$/.test(name))
    .map((name) => join(dir, name));
}

function newLines(file: string, ends: Map<string, number>): string[] {
  const handle = openSync(file, 'r');
  try {
    const start = ends.get(file) ?? 0;
    const bytes = Buffer.alloc(Math.max(0, fstatSync(handle).size - start));
    const text = bytes.toString('utf8', 0, readSync(handle, bytes, 0, bytes.length, start));
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    ends.set(file, start + Buffer.byteLength(whole));
    return whole.split('\n');
  } finally {
    closeSync(handle);
  }
}

/** Level of pino from which a line is an error. */
const ERROR_LEVEL = 50;

/** Returns the message of a log line that reports an error; empty for any other line. */
export function errorOf(line: string): string[] {
  try {
    const { level, msg, err } = JSON.parse(line);
    if (!(level >= ERROR_LEVEL)) return [];
    return [[msg, err?.message].filter(Boolean).join(': ')];
  } catch {
    return [];
  }
}
