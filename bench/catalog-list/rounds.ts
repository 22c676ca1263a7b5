import autocannon from 'autocannon';
import { cpuSeconds, median, memoryOf, summary } from '../measure.ts';
import { word } from './items.ts';

/** Number of connections that send requests at the same time. */
export const CONNECTIONS = 32;

type Figures = { perSecond: number; p50: number; p99: number; cpuMs: number };

export type Target = { name: string; url: string; pids: number[]; headers?: Record<string, string> };

/** Measures one turn, after a request for each path: kept answers expire while the other sides are measured. */
async function measure({ url, pids, headers = {} }: Target, paths: string[], seconds: number): Promise<Figures> {
  const cpu = async () => (await Promise.all(pids.map(cpuSeconds))).reduce((sum, value) => sum + value, 0);
  const cycle = paths.map((path) => ({ method: 'GET' as const, path, headers }));
  await autocannon({ url, connections: 1, amount: paths.length, requests: cycle });
  const before = await cpu();
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests: cycle });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  const requests = result.requests.total;
  return {
    perSecond: requests / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: (((await cpu()) - before) / requests) * 1000,
  };
}

function line(name: string, rounds: readonly Figures[], ratios: string): string {
  const of = (key: keyof Figures) => median(rounds.map((round) => round[key]));
  return [
    `  ${name.padEnd(15)}`,
    `${summary(rounds.map(({ perSecond }) => perSecond))}/s`,
    `p50 ${of('p50')} ms, p99 ${of('p99')} ms`,
    `${of('cpuMs').toFixed(3)} ms CPU each`,
    ratios,
  ].join('  ');
}

/**
 * Measures all targets in turns and prints a line for each, with its share of every reference. The references are the
 * targets whose name begins with `bare`.
 */
export async function compareTargets(
  targets: readonly Target[],
  paths: string[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<void> {
  const figures = new Map(targets.map(({ name }) => [name, [] as Figures[]]));
  for (const target of targets) await measure(target, paths, 1);
  for (let round = 0; round < rounds; round++)
    for (const target of targets) figures.get(target.name)?.push(await measure(target, paths, seconds));
  const references = [...figures.keys()].filter((name) => name.startsWith('bare'));
  for (const [name, own] of figures) {
    // Rounds are compared in pairs, because other load on the machine affects both sides of a round.
    const ratios = references.map((reference) => {
      const theirs = figures.get(reference) ?? [];
      const shares = own.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? Number.NaN));
      return `${summary(shares, 2)} of ${reference}`;
    });
    console.log(line(name, own, ratios.join(', ')));
  }
}

/** Returns how long answers took that were never requested before, one at a time. */
export async function firstAnswers(url: string, size: number): Promise<string> {
  const timed = async (paths: string[]) => {
    const times: number[] = [];
    for (const path of paths) {
      const started = performance.now();
      await (await fetch(url + path)).arrayBuffer();
      times.push(performance.now() - started);
    }
    return `${median(times).toFixed(1)} ms (highest ${Math.max(...times).toFixed(1)})`;
  };
  const n = (count: number) => Array.from({ length: count }, (_, i) => i);
  const lists = await timed(n(100).map((i) => `/api/items?minPrice=${i + 300}.5&sort=asc`));
  const searches = await timed(n(100).map((i) => `/api/items?search=${word(i)}+${(i * 7919) % size}`));
  const suggestions = await timed(
    n(100).map((i) => `/api/suggestions?query=${word(i + 3).slice(0, 2 + (i % 4))}${i % 2 ? 'x' : ''}`),
  );
  const whole = await timed(['/api']);
  return `first answers: filter ${lists}, search ${searches}, suggestions ${suggestions}, whole list ${whole}`;
}

/** Returns the memory of a process in words. */
export async function memory(pid: number): Promise<string> {
  const { now, most } = await memoryOf(pid);
  return `RSS ${now} MB (highest ${most} MB)`;
}
