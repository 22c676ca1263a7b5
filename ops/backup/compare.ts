import { join } from 'node:path';
import { BSON, type Collection, type Document, type MongoClient } from 'mongodb';
import { AS_THEY_ARE, batchesOf, collectionOf, filesIn } from './dumped.ts';

/** Maximum number of differences that are printed. */
const MAX_LISTED = 10;

const bytesOf = (document: Document): string => Buffer.from(BSON.serialize(document)).toString('base64');

/** Returns the documents that are missing from a collection or differ in it. */
async function missingFrom(collection: Collection, documents: readonly Document[]): Promise<Document[]> {
  const ids = documents.map(({ _id }) => _id);
  const restored = new Set((await collection.find({ _id: { $in: ids } }, AS_THEY_ARE).toArray()).map(bytesOf));
  return documents.filter((document) => !restored.has(bytesOf(document)));
}

/** Returns the differences between a collection and its backup in words, and the number of documents. */
async function compareCollection(collection: Collection, file: string) {
  const { namespace } = collection;
  const differences: string[] = [];
  let count = 0;
  for await (const documents of batchesOf(file)) {
    count += documents.length;
    const missing = await missingFrom(collection, documents);
    differences.push(...missing.map(({ _id }) => `${namespace} ${BSON.EJSON.stringify(_id)}`));
    if (differences.length >= MAX_LISTED) return { count, differences };
  }
  const inStore = await collection.countDocuments();
  if (inStore !== count) differences.push(`${namespace} has ${inStore} documents, not ${count}`);
  return { count, differences };
}

/**
 * Compares every document of a backup with the restored store, byte by byte. Returns the number of documents.
 * @throws Error that names missing, different or additional documents
 */
export async function compare(client: MongoClient, folder: string): Promise<number> {
  let total = 0;
  const differences: string[] = [];
  for (const file of filesIn(folder)) {
    const compared = await compareCollection(collectionOf(client, file), join(folder, file));
    total += compared.count;
    differences.push(...compared.differences);
  }
  if (differences.length > 0)
    throw new Error(`These differ from the backup: ${differences.slice(0, MAX_LISTED).join(', ')}.`);
  return total;
}
