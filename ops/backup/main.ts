/**
 * Backs up the databases while the shop runs, restores them into a store without them, or compares a store with a
 * backup.
 *
 *     MONGODB_ADMIN_URL=… node ops/run.mjs ops/backup/main.ts dump|restore|compare <folder>
 *
 * MONGODB_URL names databases elsewhere, as it does for the services.
 */
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { MongoClient } from 'mongodb';
import { compare } from './compare.ts';
import { dump } from './dump.ts';
import { restore } from './restore.ts';

const [what, folder = ''] = process.argv.slice(2);
const url = process.env.MONGODB_URL || process.env.MONGODB_ADMIN_URL;

/** Writes under a temporary name until the backup is complete. */
async function dumpInto(client: MongoClient): Promise<string> {
  if (existsSync(folder)) throw new Error(`${folder} exists already. Choose another folder; nothing is overwritten.`);
  const partial = `${folder}.partial`;
  mkdirSync(partial, { mode: 0o700 });
  const count = await dump(client, partial);
  renameSync(partial, folder);
  return `${count} documents are in ${folder}.`;
}

const COMMANDS: Readonly<Record<string, (client: MongoClient) => Promise<string>>> = {
  dump: dumpInto,
  restore: async (client) => `${await restore(client, folder)} documents are back.`,
  compare: async (client) => `${await compare(client, folder)} documents are as in ${folder}.`,
};

async function main(): Promise<string> {
  const command = COMMANDS[what ?? ''];
  if (!folder || !command) throw new Error(`Usage: one of ${Object.keys(COMMANDS).join(', ')}, followed by a folder.`);
  if (!url) throw new Error('Neither MONGODB_URL nor MONGODB_ADMIN_URL is set: they name the databases.');
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 5_000 });
  try {
    await client.connect();
    return await command(client);
  } finally {
    await client.close();
  }
}

try {
  console.log(await main());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
