import { Double, Long } from 'bson';
import { encode } from '../bson.ts';

export type CursorReply = { ns: string; id: bigint; batch: Uint8Array[]; first: boolean };

const ARRAY = 4;
const DOCUMENT = 3;

/** End of every answer. */
const OK = encode({ ok: new Double(1) }).slice(4, -1);

/** Bytes of a document's length and its terminating zero. */
const FRAME = 5;
/** Bytes of an element's type, name and terminating zero. */
const named = (name: string) => name.length + 2;

/** Writes into memory of a size that is known in advance: an answer is large, and each copy is garbage. */
function writer(size: number) {
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  return {
    bytes,
    put(part: Uint8Array) {
      bytes.set(part, at);
      at += part.length;
    },
    element(type: number, name: string) {
      at = bytes.writeUInt8(type, at);
      at += bytes.write(name, at, 'latin1');
      at = bytes.writeUInt8(0, at);
    },
    begin(length: number) {
      at = bytes.writeInt32LE(length, at);
    },
    end() {
      at = bytes.writeUInt8(0, at);
    },
  };
}

/** Sends stored documents as their stored bytes; only the frame around them is encoded. */
export function encodeCursorReply({ ns, id, batch, first }: CursorReply): Uint8Array {
  const about = encode({ id: Long.fromBigInt(id), ns }).subarray(4, -1);
  const list = first ? 'firstBatch' : 'nextBatch';
  const listSize = batch.reduce((sum, doc, index) => sum + named(String(index)) + doc.length, FRAME);
  const cursorSize = FRAME + named(list) + listSize + about.length;
  const size = FRAME + named('cursor') + cursorSize + OK.length;

  const out = writer(size);
  out.begin(size);
  out.element(DOCUMENT, 'cursor');
  out.begin(cursorSize);
  out.element(ARRAY, list);
  out.begin(listSize);
  for (const [index, doc] of batch.entries()) {
    out.element(DOCUMENT, String(index));
    out.put(doc);
  }
  out.end();
  out.put(about);
  out.end();
  out.put(OK);
  out.end();
  return out.bytes;
}
