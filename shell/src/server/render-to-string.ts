import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { LEFT_TO_CLIENT, LeftToClient } from '../areas/left-to-client.ts';

/**
 * Renders the whole page and waits for everything it suspends on. All chunks are rendered in order, so that the HTML
 * has no inline script. A part that throws, or is not ready when `signal` aborts, becomes its fallback and is rendered
 * by the browser.
 */
export function renderToString(
  node: ReactNode,
  { signal, onFault }: { signal: AbortSignal; onFault(error: unknown): void },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const leave = () => abort(new LeftToClient());
    const { pipe, abort } = renderToPipeableStream(node, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // The time may have ended before this rendering began.
      onShellReady() {
        if (signal.aborted) leave();
      },
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError(error) {
        if (!(error instanceof LeftToClient)) onFault(error);
        return LEFT_TO_CLIENT;
      },
    });
    signal.addEventListener('abort', leave, { once: true });
  });
}
