import { Worker } from 'node:worker_threads';
import { type Bodies, loadBodies } from './drawings.ts';
import type { PaintAnswer, PaintJob } from './painter.ts';

export interface Painters {
  paint(job: Omit<PaintJob, 'id'>): Promise<Uint8Array[]>;
  close(): Promise<void>;
}

interface Painter {
  worker: Worker;
  icons: number;
  jobs: Map<number, { done: (pictures: Uint8Array[]) => void; failed: (error: Error) => void }>;
}

function hire(bodies: Bodies): Painter {
  const worker = new Worker(new URL('./painter.ts', import.meta.url), { workerData: bodies });
  const painter: Painter = { worker, icons: 0, jobs: new Map() };
  worker.on('message', (answer: PaintAnswer) => {
    const job = painter.jobs.get(answer.id);
    painter.jobs.delete(answer.id);
    if ('error' in answer) job?.failed(new Error(answer.error));
    else job?.done(answer.pictures);
  });
  worker.on('error', (error) => {
    for (const { failed } of painter.jobs.values())
      failed(error instanceof Error ? error : new Error(`${error}`));
  });
  return painter;
}

/** So many painters, started with the first job. All jobs of one icon go to the same one, which draws it once. */
export function createPainters(count: number, iconNames: ReadonlySet<string>): Painters {
  const byIcon = new Map<string, Painter>();
  let painters: Promise<Painter[]> | undefined;
  let nextId = 0;

  async function hireAll(): Promise<Painter[]> {
    const bodies = await loadBodies(iconNames);
    return Array.from({ length: count }, () => hire(bodies));
  }

  async function painterOf(icon: string): Promise<Painter> {
    painters ??= hireAll();
    const all = await painters;
    const painter = byIcon.get(icon) ?? all.toSorted((one, other) => one.icons - other.icons)[0];
    if (!painter) throw new Error('There are no painters');
    if (!byIcon.has(icon)) painter.icons++;
    byIcon.set(icon, painter);
    return painter;
  }

  return {
    async paint(job) {
      const { worker, jobs } = await painterOf(job.look.shape.icon);
      const id = nextId++;
      return new Promise((done, failed) => {
        jobs.set(id, { done, failed });
        worker.postMessage({ ...job, id } satisfies PaintJob);
      });
    },
    async close() {
      await Promise.all(((await painters) ?? []).map(({ worker }) => worker.terminate()));
    },
  };
}
