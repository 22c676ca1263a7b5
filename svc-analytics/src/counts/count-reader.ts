import { BSON, type Db } from 'mongodb';

/** What counts are kept by: the minutes of a day, the quarters of an hour of a month, the days of a year. */
export type Grain = 'day' | 'month' | 'year';
/** A document's counts by letter, as they came from the store. */
export type StoredCounts = Readonly<Record<string, unknown>>;

export type CountReader = {
  /** Documents by their ids; those that do not exist are left out. `month_item`: what a seller's items counted in a month. */
  find(grain: Grain | 'month_item', ids: readonly string[]): Promise<Map<string, StoredCounts>>;
};

export function createCountReader(db: Db): CountReader {
  return {
    async find(grain, ids) {
      if (ids.length === 0) return new Map();
      const filter = { _id: { $in: [...ids] } };
      // Whole and as bytes: to leave fields out would cost the store more than to send them, and to make objects of thousands of counts
      // takes this service ten times as long as to read the numbers out of the bytes.
      const found = await db
        .collection<{ _id: string }>(`${grain}_counts`)
        .find<Uint8Array>(filter, { raw: true, batchSize: ids.length })
        .toArray();
      const documents = found.map((bytes) => BSON.deserialize(bytes, { raw: true }));
      return new Map(documents.map((document) => [String(document._id), document]));
    },
  };
}

const [DOUBLE, INT32, INT64] = [0x01, 0x10, 0x12];
const ZERO = '0'.charCodeAt(0);

/** Tells each field of a document of counts: where its name begins and ends, and what it counts. */
function eachField(bytes: Uint8Array, tell: (nameFrom: number, nameTo: number, count: number) => void): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = bytes.length - 1;
  // After the length: of each field its type, its name up to a zero, its value (https://bsonspec.org/spec.html).
  for (let at = 4; at < end; ) {
    const type = bytes[at++];
    const name = at;
    while (bytes[at]) at++;
    const value = at + 1;
    if (type === INT32) tell(name, at, view.getInt32(value, true));
    else if (type === DOUBLE) tell(name, at, view.getFloat64(value, true));
    else if (type === INT64) tell(name, at, Number(view.getBigInt64(value, true)));
    else throw new TypeError(`A count of the BSON type ${type}`);
    at = value + (type === INT32 ? 4 : 8);
  }
}

/** Tells each count of a counter with its number, in the order in which they are stored. The names of the fields are numbers in decimal digits. */
export function eachCount(
  document: StoredCounts | undefined,
  letter: string,
  tell: (number: number, count: number) => void,
): void {
  const bytes = document?.[letter];
  if (!(bytes instanceof Uint8Array)) return;
  eachField(bytes, (from, to, count) => {
    let number = 0;
    for (let at = from; at < to; at++) number = number * 10 + (bytes[at] ?? 0) - ZERO;
    tell(number, count);
  });
}

/** Tells each count of a counter with its item. */
export function eachItemCount(
  document: StoredCounts | undefined,
  letter: string,
  tell: (item: string, count: number) => void,
): void {
  const bytes = document?.[letter];
  if (!(bytes instanceof Uint8Array)) return;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  eachField(bytes, (from, to, count) => tell(text.toString('latin1', from, to), count));
}
