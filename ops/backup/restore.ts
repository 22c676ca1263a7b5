import { dirname, join } from 'node:path';
import type { MongoClient } from 'mongodb';
import { databasesOf } from './dump.ts';
import { batchesOf, collectionOf, filesIn } from './dumped.ts';

/**
 * Restores what `dump` wrote. Returns the number of documents.
 * @throws Error when a database of the shop exists already, or the folder is empty
 */
export async function restore(client: MongoClient, folder: string): Promise<number> {
  const files = filesIn(folder);
  const there = await databasesOf(client);
  const wanted = new Set(files.map((file) => dirname(file)));
  const taken = there.filter((name) => wanted.has(name));
  if (taken.length > 0)
    throw new Error(`${taken.join(', ')} exist already. Drop them or restore elsewhere; nothing is overwritten.`);
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
