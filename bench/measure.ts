import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/** Returns the value below which `share` (0 to 1) of the values lie. */
export const quantile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** Returns the middle value; for an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const ordered = sorted(values);
  const [low, high] = [(ordered.length - 1) >> 1, ordered.length >> 1];
  return ((ordered[low] ?? Number.NaN) + (ordered[high] ?? Number.NaN)) / 2;
}

/** Returns the median of the rounds, with minimum and maximum in parentheses. */
export const summary = (values: readonly number[], digits = 0): string =>
  `${median(values).toFixed(digits)} (${quantile(values, 0).toFixed(digits)}–${quantile(values, 1).toFixed(digits)})`;

/** Returns the summary of one figure over several rounds. */
export const summaryOf = <K extends string>(rounds: readonly Record<K, number>[], figure: K, digits = 0): string =>
  summary(
    rounds.map((round) => round[figure]),
    digits,
  );

/** Returns a description of the machine: processor, cores, Node, and the backing services. */
export const machine = (behind: string): string =>
  `${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}, ${behind}`;

const CLOCK_TICKS = 100;

/** Returns the CPU seconds of a process so far, from /proc. */
export async function cpuSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS;
}

/** Returns the CPU seconds of all processes of this machine so far, from /proc. */
export async function cpuSecondsOfAll(): Promise<number> {
  const [, user, nice, system, _idle, _waiting, interrupts, softInterrupts] = (
    await readFile('/proc/stat', 'utf8')
  ).split(/\s+/, 8);
  return [user, nice, system, interrupts, softInterrupts].reduce((sum, ticks) => sum + Number(ticks), 0) / CLOCK_TICKS;
}

/**
 * Returns the memory of a process in megabytes, from /proc: now, its maximum, the part that is mapped files, and its
 * share, where memory that several processes share is divided among them.
 */
export async function memoryOf(pid: number): Promise<{ now: number; most: number; ofFiles: number; share: number }> {
  const [status, rollup] = await Promise.all(
    ['status', 'smaps_rollup'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8')),
  );
  const megabytes = (text: string | undefined, name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text ?? '')?.[1]) / 1024);
  return {
    now: megabytes(status, 'VmRSS'),
    most: megabytes(status, 'VmHWM'),
    ofFiles: megabytes(status, 'RssFile'),
    share: megabytes(rollup, 'Pss'),
  };
}

export type Load = { perSecond: number; p50: number; p99: number };

/** Runs `connections` callers for `seconds`, each with one call at a time. A rejected call ends the measurement. */
export async function closedLoop(
  call: (caller: number) => Promise<void>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const took: number[] = [];
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async (_, caller) => {
      while (performance.now() < until) {
        const sentAt = performance.now();
        await call(caller);
        took.push(performance.now() - sentAt);
      }
    }),
  );
  const elapsed = (performance.now() - startedAt) / 1000;
  return { perSecond: took.length / elapsed, p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
}
