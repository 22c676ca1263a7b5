import type { Engine } from './engine.ts';
import { type Inspected, peakOf } from './inspect.ts';

const MB = 2 ** 20;
const megabytes = (bytes: number) => `${Math.round(bytes / MB)} MB`;
const seconds = (ms: number) => (ms / 1000).toFixed(1);

/** Collects the measurements of a run for docs/operations, without limits. */
export function createFigures() {
  const notes: string[] = [];
  const images = new Map<string, number>();
  const starts = new Map<string, number[]>();
  const peaks = new Map<string, { peaks: number[]; limit: number }>();

  async function timed(what: string, work: () => Promise<unknown>): Promise<number> {
    const startedAt = performance.now();
    await work();
    const took = performance.now() - startedAt;
    notes.push(`${what}: ${seconds(took)} s`);
    console.log(notes.at(-1));
    return took;
  }

  function rows(): string[] {
    return [...new Set([...images.keys(), ...starts.keys()])].map((name) => {
      const size = images.get(name);
      const all = starts.get(name)?.toSorted((a, b) => a - b);
      const peak = peaks.get(name);
      return `| ${[
        name,
        size === undefined ? '' : `${Math.round(size / 1e6)} MB`,
        all ? `${seconds(all[0] ?? 0)} to ${seconds(all.at(-1) ?? 0)} s` : '',
        peak ? `${megabytes(Math.max(...peak.peaks))} of ${megabytes(peak.limit)}` : '',
      ].join(' | ')} |`;
    });
  }

  return {
    timed,
    note(line: string): void {
      notes.push(line);
      console.log(line);
    },
    /** Records an image's size over the shared base, in bytes. */
    image: (name: string, bytes: number) => void images.set(name, bytes),
    /** Records how long a new container took from the command until it was healthy. */
    async started(service: string, work: () => Promise<unknown>): Promise<void> {
      const startedAt = performance.now();
      await work();
      starts.set(service, [...(starts.get(service) ?? []), performance.now() - startedAt]);
    },
    async memory(engine: Engine, { Id, service, HostConfig }: Inspected): Promise<void> {
      const earlier = peaks.get(service)?.peaks ?? [];
      peaks.set(service, { peaks: [...earlier, await peakOf(engine, Id)], limit: HostConfig.Memory });
    },
    text: (): string =>
      [
        ...notes,
        '',
        '| image | over its base | a new container healthy after | most memory, of its limit |',
        '| --- | --- | --- | --- |',
        ...rows(),
      ].join('\n'),
  };
}
