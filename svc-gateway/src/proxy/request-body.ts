import type { IncomingMessage } from 'node:http';

/** Bodies up to this size are read whole before a service is asked, so that they can be sent again. */
const SMALL_BYTES = 128 * 1024;

export class BodyTooLarge extends Error {}
export class BodyTooSlow extends Error {}

/**
 * A request's body as it goes on: nothing, a buffer that can be sent again, or a stream that can be sent once. A service
 * never sees a stream that is longer than `maxBytes`: it ends in BodyTooLarge.
 */
export type RequestBody =
  | { kind: 'none' }
  | { kind: 'buffer'; bytes: Buffer }
  | { kind: 'stream'; chunks: AsyncIterable<Buffer>; started: () => boolean };

export const hasBody = (req: IncomingMessage): boolean =>
  req.headers['transfer-encoding'] !== undefined ||
  (req.headers['content-length'] !== undefined && req.headers['content-length'] !== '0');

/** @throws BodyTooLarge, BodyTooSlow, or the connection's own error when the visitor leaves. */
export async function readRequestBody(
  req: IncomingMessage,
  { maxBytes, timeoutMs }: { maxBytes: number; timeoutMs: number },
): Promise<RequestBody> {
  if (!hasBody(req)) return { kind: 'none' };
  const length = Number(req.headers['content-length'] ?? Number.NaN);
  if (length > maxBytes) throw new BodyTooLarge();
  if (length <= SMALL_BYTES) return { kind: 'buffer', bytes: await readWhole(req, timeoutMs) };
  let begun = false;
  async function* chunks() {
    begun = true;
    let size = 0;
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > maxBytes) throw new BodyTooLarge();
      yield chunk;
    }
  }
  return { kind: 'stream', chunks: { [Symbol.asyncIterator]: chunks }, started: () => begun };
}

function readWhole(req: IncomingMessage, timeoutMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const timer = setTimeout(() => reject(new BodyTooSlow()), timeoutMs);
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      clearTimeout(timer);
      resolve(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts));
    });
    req.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

/** Takes the rest of a body that nobody wants, so that the visitor can read the answer; up to a limit. */
export function discardBody(req: IncomingMessage): void {
  if (req.complete || req.destroyed) return;
  let rest = 64 * 1024 * 1024;
  req.on('error', () => {});
  req.on('data', (part: Buffer) => {
    rest -= part.length;
    if (rest < 0) req.destroy();
  });
  req.resume();
}
