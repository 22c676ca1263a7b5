import { createReadStream, globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { createGunzip } from 'node:zlib';
import { BSON, type Collection, type Document, type MongoClient } from 'mongodb';

/** Size of the documents that one write restores, in bytes. */
const BATCH_BYTES = 4 * 2 ** 20;
/** Keeps every BSON type: a whole number that was no int stays a double. */
export const AS_THEY_ARE = { promoteValues: false, promoteBuffers: false, bsonRegExp: true };

/** Yields the documents of a file in batches. @throws Error when the file ends within a document or is damaged */
export async function* batchesOf(file: string): AsyncGenerator<Document[]> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of createReadStream(file).pipe(createGunzip())) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < BATCH_BYTES) continue;
    const read = Buffer.concat(chunks);
    const { documents, end } = documentsIn(read);
    chunks = [read.subarray(end)];
    bytes = read.length - end;
    if (documents.length > 0) yield documents;
  }
  const rest = Buffer.concat(chunks);
  const { documents, end } = documentsIn(rest);
  if (end < rest.length) throw new Error(`${file} ends within a document.`);
  if (documents.length > 0) yield documents;
}

function documentsIn(bytes: Buffer): { documents: Document[]; end: number } {
  const documents: Document[] = [];
  let end = 0;
  while (end + 4 <= bytes.length) {
    const length = bytes.readInt32LE(end);
    if (end + length > bytes.length) break;
    documents.push(BSON.deserialize(bytes.subarray(end, end + length), AS_THEY_ARE));
    end += length;
  }
  return { documents, end };
}

/** Returns the files of a backup, one for each collection, by their path in it. @throws Error when there are none */
export function filesIn(folder: string): string[] {
  const files = globSync('*/*.bson.gz', { cwd: folder });
  if (files.length === 0) throw new Error(`${folder} holds no backup of databases.`);
  return files;
}

/** Returns the collection that a file of a backup belongs to. */
export const collectionOf = (client: MongoClient, file: string): Collection =>
  client.db(dirname(file)).collection(basename(file, '.bson.gz'));
