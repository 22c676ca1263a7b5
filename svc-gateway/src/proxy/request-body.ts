import type { IncomingMessage } from 'node:http';
import { Readable, Transform, type TransformCallback } from 'node:stream';
import { Fault } from './fault.ts';

/** Maximum size of a body that is read completely before it is forwarded, in bytes, so that it can be sent again. */
const SMALL_BYTES = 128 * 1024;
/** Maximum number of bytes that are read and discarded of an unused body. */
const DISCARDED_BYTES = 64 * 1024 * 1024;
/** Methods whose body may be forwarded while it arrives. */
const STREAMED = new Set(['POST', 'PUT', 'PATCH']);

/** A request's body while it is sent to one instance. */
export type OutgoingBody = {
  /** Stream that is sent to the instance. */
  stream: Readable;
  begin(): void;
  /**
   * Whether the visitor still has to send the rest, and `performance.now()` at the last progress. Both are undefined
   * for a body in memory.
   */
  readonly waitsForVisitor?: boolean;
  readonly movedAt?: number;
};

/** A request's body: empty, a buffer that can be sent again, or the rest of a stream that can be sent once. */
export type RequestBody = {
  /** Length in bytes of a body that has been read completely. */
  readonly length?: number;
  /** Whether the visitor has sent the whole body. */
  readonly isAtHand: boolean;
  readonly canRepeat: boolean;
  outgoing(): OutgoingBody;
};

/**
 * A body in memory. It is sent together with the head in one piece, where a normal stream would take several turns of
 * the event loop.
 */
class AtHand extends Readable {
  readonly #bytes: Buffer | undefined;

  constructor(bytes?: Buffer) {
    super();
    this.#bytes = bytes;
  }

  override pipe<T extends NodeJS.WritableStream>(destination: T): T {
    if (this.#bytes) destination.end(this.#bytes);
    else destination.end();
    return destination;
  }
}

const atHand = (bytes?: Buffer): OutgoingBody => ({ stream: new AtHand(bytes), begin() {} });

export const NO_BODY: RequestBody = { canRepeat: true, isAtHand: true, outgoing: () => atHand() };

/** Whether a request has a body by its headers. */
export const hasBody = (req: IncomingMessage): boolean =>
  req.headers['transfer-encoding'] !== undefined ||
  (req.headers['content-length'] !== undefined && req.headers['content-length'] !== '0');

/**
 * Reads a request's body, completely if it is small. @throws Fault `too-large`, `too-slow`, or `left` when the visitor
 * leaves.
 */
export async function readRequestBody(
  req: IncomingMessage,
  { maxBytes, timeoutMs }: { maxBytes: number; timeoutMs: number },
): Promise<RequestBody> {
  const length = Number(req.headers['content-length'] ?? Number.NaN);
  if (length > maxBytes) throw new Fault('too-large');
  const { bytes, complete } =
    length > SMALL_BYTES ? { bytes: Buffer.alloc(0), complete: false } : await readSmall(req, timeoutMs);
  if (complete) return bufferedBody(bytes);
  if (!STREAMED.has(req.method ?? '')) throw new Fault('too-large');
  return streamedBody(req, bytes, maxBytes);
}

function bufferedBody(bytes: Buffer): RequestBody {
  return {
    length: bytes.length,
    isAtHand: true,
    canRepeat: true,
    outgoing: () => atHand(bytes),
  };
}

function streamedBody(req: IncomingMessage, first: Buffer, maxBytes: number): RequestBody {
  let begun = false;
  return {
    isAtHand: false,
    get canRepeat() {
      return !begun;
    },
    outgoing() {
      const stream = new Passage(maxBytes);
      return {
        stream,
        begin() {
          begun = true;
          stream.write(first);
          req.pipe(stream);
        },
        get waitsForVisitor() {
          return !stream.whole && stream.readableLength === 0;
        },
        get movedAt() {
          return stream.movedAt;
        },
      };
    },
  };
}

/** Passes a body on at the service's pace, up to a size. A longer body ends with a Fault. */
class Passage extends Transform {
  whole = false;
  movedAt = performance.now();
  #rest: number;

  constructor(maxBytes: number) {
    super();
    this.#rest = maxBytes;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.movedAt = performance.now();
    this.#rest -= chunk.length;
    if (this.#rest < 0) done(new Fault('too-large'));
    else done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    this.movedAt = performance.now();
    this.whole = true;
    done();
  }
}

/** Reads a body until its end, or until it exceeds the limit of a small body. */
function readSmall(req: IncomingMessage, timeoutMs: number): Promise<{ bytes: Buffer; complete: boolean }> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    const stop = () => {
      clearTimeout(timer);
      req.off('data', take).off('end', end).off('close', left);
    };
    const finish = (complete: boolean) => {
      stop();
      resolve({ bytes: parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts), complete });
    };
    const take = (part: Buffer) => {
      parts.push(part);
      size += part.length;
      if (size <= SMALL_BYTES) return;
      req.pause();
      finish(false);
    };
    const end = () => finish(true);
    const left = () => {
      stop();
      reject(new Fault('left'));
    };
    const timer = setTimeout(() => {
      stop();
      reject(new Fault('too-slow'));
    }, timeoutMs);
    req.on('data', take).on('end', end).on('close', left);
  });
}

/** Discards the rest of an unused body up to a limit, so that the visitor can read the answer. */
export function discardBody(req: IncomingMessage): void {
  if (req.complete || req.destroyed) return;
  let rest = DISCARDED_BYTES;
  req.unpipe();
  req.on('error', () => {});
  req.on('data', (part: Buffer) => {
    rest -= part.length;
    if (rest < 0) req.destroy();
  });
  req.resume();
}
