import { BSON, type Db } from 'mongodb';

/** Documents that hold counts: by minute for a day, by quarter of an hour for a month, by day for a year. */
export type Grain = 'day' | 'month' | 'year';
/** Counts of a document by counter letter, as read from the store. */
export type StoredCounts = Readonly<Record<string, unknown>>;

export type CountReader = {
  /**
   * Reads documents by their ids and leaves out those that do not exist. `month_item`: counts of a seller's items in a
   * month.
   */
  find(grain: Grain | 'month_item', ids: readonly string[]): Promise<Map<string, StoredCounts>>;
};

/** Creates the reader of stored counts. */
export function createCountReader(db: Db): CountReader {
  return {
    async find(grain, ids) {
      if (ids.length === 0) return new Map();
      const filter = { _id: { $in: [...ids] } };
      // Reads whole documents as bytes. Leaving fields out would cost the store more than sending them. Creating
      // objects from thousands of counts takes ten times as long as reading the numbers from the bytes.
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

/** Calls `visit` for each field of a document of counts, with the bounds of its name and its count. */
function eachField(bytes: Uint8Array, visit: (nameFrom: number, nameTo: number, count: number) => void): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = bytes.length - 1;
  // The length comes first. Each field then has a type, a name that ends with a zero, and a value
  // (https://bsonspec.org/spec.html).
  for (let at = 4; at < end; ) {
    const type = bytes[at++];
    const name = at;
    while (bytes[at]) at++;
    const value = at + 1;
    if (type === INT32) visit(name, at, view.getInt32(value, true));
    else if (type === DOUBLE) visit(name, at, view.getFloat64(value, true));
    else if (type === INT64) visit(name, at, Number(view.getBigInt64(value, true)));
    else throw new TypeError(`A count has the unsupported BSON type ${type}; counts are double, int32 or int64.`);
    at = value + (type === INT32 ? 4 : 8);
  }
}

/** Calls `visit` for each count of a counter with its number, in stored order. The field names are decimal numbers. */
export function eachCount(
  document: StoredCounts | undefined,
  letter: string,
  visit: (number: number, count: number) => void,
): void {
  const bytes = document?.[letter];
  if (!(bytes instanceof Uint8Array)) return;
  eachField(bytes, (from, to, count) => {
    let number = 0;
    for (let at = from; at < to; at++) number = number * 10 + (bytes[at] ?? 0) - ZERO;
    visit(number, count);
  });
}

/** Calls `visit` for each count of a counter with its item. */
export function eachItemCount(
  document: StoredCounts | undefined,
  letter: string,
  visit: (item: string, count: number) => void,
): void {
  const bytes = document?.[letter];
  if (!(bytes instanceof Uint8Array)) return;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  eachField(bytes, (from, to, count) => visit(text.toString('latin1', from, to), count));
}
