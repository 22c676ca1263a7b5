import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { headersOf } from './headers.ts';

export type Head = { status: number; headers: OutgoingHttpHeaders };

type Tap = {
  /** Called before the head is sent. `taken`: the request was answered here, and the origin's output is discarded. */
  onHead(head: Head): OutgoingHttpHeaders | 'taken';
  /** `collected`: the origin does not wait for a slow client, because other requests may wait for the end. */
  onData?(chunk: Buffer): 'collected' | undefined;
  /** Called when the origin has written everything. */
  onEnd?(): void;
};

/** Intercepts what an origin writes into a response. */
export function tap(res: ServerResponse, { onHead, onData, onEnd }: Tap): void {
  const { writeHead, write, end } = res;
  let isTaken = false;
  const restore = () => Object.assign(res, { writeHead, write, end });
  const begin = () => {
    if (!isTaken && !res.headersSent) res.writeHead(res.statusCode);
  };
  const note = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') return onData?.(Buffer.from(chunk, asEncoding(encoding)));
    return chunk instanceof Uint8Array ? onData?.(Buffer.from(chunk)) : undefined;
  };

  function writeHeadOn(status: number, ...rest: unknown[]): ServerResponse {
    const given = typeof rest[0] === 'string' ? rest[1] : rest[0];
    const headers = headersOf(res.getHeaders(), given);
    restore();
    const verdict = onHead({ status, headers });
    isTaken = verdict === 'taken';
    if (verdict !== 'taken') {
      for (const name of res.getHeaderNames()) if (verdict[name] === undefined) res.removeHeader(name);
      res.writeHead(status, verdict);
    }
    Object.assign(res, { write: writeOn, end: endOn });
    return res;
  }

  function writeOn(chunk: unknown, ...rest: unknown[]): boolean {
    begin();
    const isCollected = note(chunk, rest[0]) === 'collected';
    return isTaken || Reflect.apply(write, res, [chunk, ...rest]) || isCollected;
  }

  function endOn(...given: unknown[]): ServerResponse {
    begin();
    note(given[0], given[1]);
    restore();
    if (!isTaken) Reflect.apply(end, res, given);
    onEnd?.();
    return res;
  }

  Object.assign(res, { writeHead: writeHeadOn, write: writeOn, end: endOn });
}

const asEncoding = (value: unknown) => (typeof value === 'string' && Buffer.isEncoding(value) ? value : 'utf8');
