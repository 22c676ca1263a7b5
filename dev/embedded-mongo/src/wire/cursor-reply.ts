import { Double, Long } from 'bson';
import { encode } from '../bson.ts';

export type CursorReply = { ns: string; id: bigint; batch: Uint8Array[]; first: boolean };

const ARRAY = 4;
const DOCUMENT = 3;

function element(type: number, name: string, value: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([type]), Buffer.from(`${name}\0`, 'latin1'), value]);
}

function wrap(parts: Uint8Array[]): Buffer {
  const size = parts.reduce((total, part) => total + part.length, 5);
  const out = Buffer.allocUnsafe(size);
  out.writeInt32LE(size, 0);
  let at = 4;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  out[at] = 0;
  return out;
}

/** The end of every answer. */
const OK = encode({ ok: new Double(1) }).slice(4, -1);

const elementsOf = (document: Uint8Array) => document.subarray(4, document.length - 1);

/** Stored documents go out as the bytes they were stored as; only the frame around them is made here. */
export function encodeCursorReply({ ns, id, batch, first }: CursorReply): Uint8Array {
  const entries = batch.flatMap((doc, index) => [
    Buffer.from([DOCUMENT]),
    Buffer.from(`${index}\0`, 'latin1'),
    doc,
  ]);
  const cursor = wrap([
    element(ARRAY, first ? 'firstBatch' : 'nextBatch', wrap(entries)),
    elementsOf(encode({ id: Long.fromBigInt(id), ns })),
  ]);
  return wrap([element(DOCUMENT, 'cursor', cursor), OK]);
}
