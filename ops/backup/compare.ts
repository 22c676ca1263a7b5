import { join } from 'node:path';
import { BSON, type Collection, type Document, type MongoClient } from 'mongodb';
import { AS_THEY_ARE, batchesOf, collectionOf, filesIn } from './dumped.ts';

/** More differences than these tell nothing new. */
const MOST_TOLD = 10;

const bytesOf = (document: Document): string => Buffer.from(BSON.serialize(document)).toString('base64');

/** Those of the documents that a collection has not, or has otherwise. */
async function missingFrom(collection: Collection, documents: readonly Document[]): Promise<Document[]> {
  const ids = documents.map(({ _id }) => _id);
  const there = new Set((await collection.find({ _id: { $in: ids } }, AS_THEY_ARE).toArray()).map(bytesOf));
  return documents.filter((document) => !there.has(bytesOf(document)));
}

/** How a collection differs from what was written of it, in words, and how many documents that was. */
async function compareCollection(collection: Collection, file: string) {
  const { namespace } = collection;
  const differences: string[] = [];
  let count = 0;
  for await (const documents of batchesOf(file)) {
    count += documents.length;
    const missing = await missingFrom(collection, documents);
    differences.push(...missing.map(({ _id }) => `${namespace} ${BSON.EJSON.stringify(_id)}`));
    if (differences.length >= MOST_TOLD) return { count, differences };
  }
  const inStore = await collection.countDocuments();
  if (inStore !== count) differences.push(`${namespace} has ${inStore} documents, not ${count}`);
  return { count, differences };
}

/**
 * Holds every document of a backup against the store it was restored into, byte by byte. Answers how many there are.
 * @throws Error that names what is missing, different or too much
 */
export async function compare(client: MongoClient, folder: string): Promise<number> {
  let total = 0;
  const differences: string[] = [];
  for (const file of filesIn(folder)) {
    const compared = await compareCollection(collectionOf(client, file), join(folder, file));
    total += compared.count;
    differences.push(...compared.differences);
  }
  if (differences.length > 0) throw new Error(`Not as in the backup: ${differences.slice(0, MOST_TOLD).join(', ')}.`);
  return total;
}
