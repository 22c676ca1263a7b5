import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { createDraw } from './drawings.ts';
import type { Look } from './look.ts';
import { recolour } from './recolour.ts';
import { renderScene } from './scene.ts';
import { viewsOf } from './views.ts';

export interface PaintJob {
  id: number;
  look: Look;
  /** The item's place in the catalogue: neighbours get different backdrops. */
  place: number;
  views: number;
}

export type PaintAnswer = { id: number; pictures: Uint8Array[] } | { id: number; error: string };

/** A thread of its own: pixels are plain computing, and whoever starts the shop should stay responsive. */
if (!isMainThread && parentPort) {
  const port = parentPort;
  const draw = createDraw(workerData);
  port.on('message', async ({ id, look, place, views }: PaintJob) => {
    try {
      const first = recolour(await draw(look.shape), look.paint);
      const pictures: Uint8Array[] = [];
      for (const view of viewsOf(look, place).slice(0, views)) {
        pictures.push(await renderScene(await view(look, first, draw)));
      }
      port.postMessage({ id, pictures } satisfies PaintAnswer);
    } catch (error) {
      port.postMessage({ id, error: String(error) } satisfies PaintAnswer);
    }
  });
}
