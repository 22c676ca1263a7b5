import { type Doc, decode, docsOf, encode, stringOf } from '../bson.ts';
import type { Batch } from '../cursors.ts';
import type { Store } from '../store.ts';
import { encodeCursorReply } from '../wire/cursor-reply.ts';

export type Command = {
  name: string;
  body: Doc;
  db: string;
  sequences: Map<string, Uint8Array[]>;
  connectionId: number;
};

/** A document to encode, or an encoded answer. */
export type Reply = Doc | Uint8Array;

export type Handler = {
  run: (store: Store, command: Command) => Reply;
  /** Whether the command joins the shared transaction of a group of writes. */
  writes: boolean | ((body: Doc) => boolean);
};

/** Creates the handler of a command that only reads. */
export const reads = (run: Handler['run']): Handler => ({ run, writes: false });
/** Creates the handler of a command that writes. */
export const writes = (run: Handler['run']): Handler => ({ run, writes: true });

/** Returns the collection that a command names as its first value. */
export const collectionName = ({ name, body }: Command): string => stringOf(body[name], name);

/** Returns the full name of a command's collection: `database.collection`. */
export const namespaceOf = (command: Command): string => `${command.db}.${collectionName(command)}`;

/** Returns a command's list from its body or from a document sequence. */
export function listOf({ body, sequences }: Command, field: string): Doc[] {
  const sequence = sequences.get(field);
  return sequence ? sequence.map(decode) : docsOf(body[field], field);
}

/** Returns the reply to the command that opened a cursor (`first`), or to one that reads on. */
export function cursorReply(ns: string, { id, documents }: Batch, first: boolean): Uint8Array {
  return encodeCursorReply({ ns, id, batch: documents, first });
}

/** Returns a short list as an exhausted cursor. */
export function listReply(ns: string, documents: Doc[]): Uint8Array {
  return cursorReply(ns, { id: 0n, documents: documents.map(encode) }, true);
}
