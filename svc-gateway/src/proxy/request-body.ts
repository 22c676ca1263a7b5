import type { IncomingMessage } from 'node:http';
import { Readable, Transform, type TransformCallback } from 'node:stream';
import { Fault } from './fault.ts';

/** Bodies up to this size are read whole before a service is asked, so that they can be sent again. */
const SMALL_BYTES = 128 * 1024;
/** What is read of a body that nobody wants. */
const DISCARDED_BYTES = 64 * 1024 * 1024;
/** Methods whose body may be sent on as it comes. */
const STREAMED = new Set(['POST', 'PUT', 'PATCH']);

/** A request's body on its way to one instance. */
export type OutgoingBody = {
  /** What to send. */
  stream: Readable;
  begin(): void;
  /** Whether the rest of it is the visitor's to send, and `performance.now()` when it last moved on; never: it is at hand. */
  readonly waitsForVisitor?: boolean;
  readonly movedAt?: number;
};

/** A request's body: nothing, a buffer that can be sent again, or the rest of a stream that can be sent once. */
export type RequestBody = {
  /** In bytes, of a body that has been read. */
  readonly length?: number;
  /** Whether the visitor has nothing left to send. */
  readonly isAtHand: boolean;
  readonly canRepeat: boolean;
  outgoing(): OutgoingBody;
};

/** A body that is there: it goes out with the head in one piece, where a stream would take several turns to come and to end. */
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

export const hasBody = (req: IncomingMessage): boolean =>
  req.headers['transfer-encoding'] !== undefined ||
  (req.headers['content-length'] !== undefined && req.headers['content-length'] !== '0');

/** @throws Fault `too-large`, `too-slow`, or `left` when the visitor leaves. */
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

/** Lets a body pass at the service's pace, up to a size: a longer one ends in a Fault. */
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

/** Reads a body to its end, or until it is no longer small. */
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

/** Takes the rest of a body that nobody wants, so that the visitor can read the answer; up to a limit. */
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
