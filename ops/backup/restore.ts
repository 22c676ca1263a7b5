import { dirname, join } from 'node:path';
import type { MongoClient } from 'mongodb';
import { databasesOf } from './dump.ts';
import { batchesOf, collectionOf, filesIn } from './dumped.ts';

/**
 * Restores the files that `dump` wrote and returns the number of documents.
 * @throws Error when a database of the shop exists already, or the folder is empty
 */
export async function restore(client: MongoClient, folder: string): Promise<number> {
  const files = filesIn(folder);
  const existing = await databasesOf(client);
  const wanted = new Set(files.map((file) => dirname(file)));
  const taken = existing.filter((name) => wanted.has(name));
  if (taken.length > 0)
    throw new Error(
      `${taken.join(', ')} already exist, and a restore overwrites nothing. Drop these databases or restore into another server.`,
    );
  let count = 0;
  for (const file of files) {
    const collection = collectionOf(client, file);
    for await (const documents of batchesOf(join(folder, file))) {
      await collection.insertMany(documents);
      count += documents.length;
    }
  }
  return count;
}
