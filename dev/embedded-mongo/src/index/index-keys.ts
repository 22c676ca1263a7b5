import type { Doc } from '../bson.ts';
import { fold } from './collation.ts';
import type { Index } from './index-spec.ts';
import { encodeValue, inverted } from './key-encoding.ts';
import { keyTuples } from './key-extraction.ts';

export type IndexKey = { bytes: Buffer; values: unknown[] };

export type DocumentKeys = { keys: Map<string, IndexKey>; arrayFields: boolean[] };

const NO_KEYS: DocumentKeys = { keys: new Map(), arrayFields: [] };

/** Returns the distinct keys of a document in an index. */
export function documentKeys(index: Index, doc: Doc): DocumentKeys {
  if (index.partial && !index.partial.matches(doc)) return NO_KEYS;
  const { tuples, arrayFields } = keyTuples(doc, index.paths);
  const keys = new Map<string, IndexKey>();
  for (const values of tuples) {
    if (index.sparse && values.every((value) => value === undefined)) continue;
    const bytes = encodeTuple(index, values);
    keys.set(bytes.toString('latin1'), { bytes, values });
  }
  return { keys, arrayFields };
}

function encodeTuple(index: Index, values: unknown[]): Buffer {
  const parts = index.fields.map(({ descending }, i) => {
    const bytes = encodeValue(fold(values[i], index.collation));
    return descending ? inverted(bytes) : bytes;
  });
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
}
