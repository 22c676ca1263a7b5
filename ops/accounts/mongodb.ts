import { type Db, MongoClient, MongoServerError } from 'mongodb';
import type { Rights } from './rights.ts';

/** Code of MongoDB for a user that exists. */
const ALREADY_EXISTS = 51003;

/** Returns the command that creates a service's account, or updates an existing one to the same state. */
export const accountCommand = (
  how: 'createUser' | 'updateUser',
  { name, database }: { name: string; database: string },
  password: string,
) => ({
  [how]: name,
  pwd: password,
  roles: [{ role: 'readWrite', db: database }],
});

async function makeAccount(admin: Pick<Db, 'command'>, rights: Rights, password: string): Promise<void> {
  const { name, database } = rights;
  if (database === undefined) return;
  const account = { name, database };
  try {
    await admin.command(accountCommand('createUser', account, password));
  } catch (error) {
    if (!(error instanceof MongoServerError && error.code === ALREADY_EXISTS)) throw error;
    await admin.command(accountCommand('updateUser', account, password));
  }
}

/** Creates for every service with a database an account that can read and write only that database. */
export async function makeMongodbAccounts(
  url: string,
  rights: readonly Rights[],
  passwordOf: (service: string) => string,
): Promise<void> {
  const client = await new MongoClient(url, { serverSelectionTimeoutMS: 30_000 }).connect();
  try {
    for (const it of rights) await makeAccount(client.db('admin'), it, passwordOf(it.name));
  } finally {
    await client.close();
  }
}
