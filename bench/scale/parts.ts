import type { Run } from '@ethereal/dev/site/run-file';
import { cpuSeconds, memoryOf } from '../measure.ts';
import { descendant } from '../processes.ts';

/** Returns the process ids of a shop by name, including its store and broker. */
export async function partsOf({ services }: Run, store: number): Promise<Record<string, number>> {
  const own = Object.entries(services).map(([name, [first]]) => [name, first?.pid ?? 0]);
  return Object.fromEntries([...own, ['store', store], ['broker', await descendant('beam.smp')]]);
}

/** Prints the present and the highest memory of each process. */
export async function showMemory(title: string, parts: Record<string, number>): Promise<void> {
  console.log(`\n${title}, MB now (at most)`);
  for (const [name, pid] of Object.entries(parts)) {
    const { now, most } = await memoryOf(pid);
    console.log(`  ${name.padEnd(16)} ${now} (${most})`);
  }
}

/** Starts counting processor time. The returned function gives the milliseconds of each process per piece. */
export async function countProcessor(parts: Record<string, number>): Promise<(pieces: number) => Promise<string>> {
  const used = () => Promise.all(Object.values(parts).map(cpuSeconds));
  const before = await used();
  return async (pieces) => {
    const after = await used();
    const each = Object.keys(parts).map((name, at) => ({
      name,
      ms: (1000 * ((after[at] ?? 0) - (before[at] ?? 0))) / pieces,
    }));
    return each
      .filter(({ ms }) => ms > 0.005)
      .map(({ name, ms }) => `${name} ${ms.toFixed(2)}`)
      .join(', ');
  };
}
