import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { servicesIn } from '@ethereal/areas/repository';
import { type ChannelModel, connect } from 'amqplib';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { inboxUrl, siteRun } from './site.ts';
import { until } from './until.ts';

/** One piece of data that the shop stores, as text, and its place. */
export type StoredData = { where: string; text: string };

/** Code of an AMQP error about a queue that does not exist. */
const NOT_FOUND = 404;

const DATA = dirname(process.env.SITE_RUN ?? '');

/** Returns every document of every database of the shop. */
async function inDatabases(): Promise<StoredData[]> {
  const client = await new MongoClient(siteRun().mongodb).connect();
  const { databases } = await client.db('admin').admin().listDatabases();
  const kept: StoredData[] = [];
  for (const { name } of databases.filter((database) => database.name.startsWith('ethereal'))) {
    for (const collection of await client.db(name).listCollections({}, { nameOnly: true }).toArray()) {
      const where = `${name}.${collection.name}`;
      for await (const document of client.db(name).collection(collection.name).find())
        kept.push({ where, text: JSON.stringify(document) });
    }
  }
  await client.close();
  return kept;
}

/** Returns every key of Redis with its value in the format of Redis' DUMP command. */
async function inRedis(): Promise<StoredData[]> {
  const redis = new Redis(siteRun().redis);
  const kept: StoredData[] = [];
  for (const key of await redis.keys('*')) {
    const value = await redis.dumpBuffer(key);
    kept.push({ where: 'redis', text: `${key} ${value?.toString('latin1') ?? ''}` });
  }
  redis.disconnect();
  return kept;
}

/**
 * Returns the messages that wait in a queue; all are put back. A queue with a single active consumer refuses `get`:
 * undefined until it is empty.
 */
async function readQueue(connection: ChannelModel, queue: string): Promise<StoredData[] | undefined> {
  const channel = await connection.createChannel();
  let fault: unknown;
  channel.on('error', (error) => {
    fault = error;
  });
  try {
    const found: StoredData[] = [];
    if ((await channel.checkQueue(queue)).messageCount > 0)
      for (let message = await channel.get(queue); message; message = await channel.get(queue))
        found.push({ where: queue, text: `${message.content} ${JSON.stringify(message.properties)}` });
    // Unacknowledged messages return to the queue.
    await channel.close();
    return found;
  } catch (error) {
    if (!fault) throw error;
    return Object(fault).code === NOT_FOUND ? [] : undefined;
  }
}

/** Returns every message that waits in a queue or among its dead letters. */
async function inQueues(): Promise<StoredData[]> {
  const services = await servicesIn(join(import.meta.dirname, '../..'));
  const deletions = services.map(({ name }) => `${name}.deletions`);
  const queues = [...services.flatMap((it) => it.queues), ...deletions, 'svc-identity.mail.erasures'];
  const connection = await connect(siteRun().rabbitmq);
  const kept: StoredData[] = [];
  for (const queue of queues.flatMap((name) => [name, `${name}.dead`])) {
    const found = await until(
      `${queue} to be empty`,
      () => readQueue(connection, queue),
      (messages) => messages !== undefined,
    );
    kept.push(...(found ?? []));
  }
  await connection.close();
  return kept;
}

/** Log of the mail server, which names the recipients: it belongs to the person's provider, not to the shop. */
const MAIL_SERVER = 'inbox.log';

/** Returns every line of every log of this run, and every file of the picture store. */
function inFiles(): StoredData[] {
  const files = [
    ...globSync('logs/**', { cwd: DATA, withFileTypes: true }),
    ...globSync('{catalog,identity,orders,analytics,chat}/**', { cwd: DATA, withFileTypes: true }),
  ].filter((entry) => entry.isFile() && entry.name !== MAIL_SERVER);
  return files.flatMap((entry) => {
    const where = join(entry.parentPath, entry.name);
    const text = readIfThere(where);
    return [{ where, text: where }, ...text.split('\n').map((line) => ({ where, text: line }))];
  });
}

/** Returns the text of a file, or none when another test's upload or picture has been removed since it was listed. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch (error) {
    if (Object(error).code === 'ENOENT') return '';
    throw error;
  }
}

/** Subject of the mail by which a seller ships an order. It names the buyer and the address. */
const SELLERS_MAIL = /^New order on Ethereal\./;

/**
 * Returns every mail to other people, except what a seller needs to ship an order. Mails to the person are in the
 * person's own mailbox, which is not the shop's.
 */
async function inMailsOfOthers(address: string): Promise<StoredData[]> {
  const mails: { subject: string; to: { address: string }[] }[] = await (await fetch(`${inboxUrl}/api/email`)).json();
  return mails
    .filter(({ subject, to }) => !SELLERS_MAIL.test(subject) && to.every((it) => it.address !== address))
    .map((mail) => ({ where: 'inbox', text: JSON.stringify(mail) }));
}

/**
 * Returns all that the shop stores anywhere: databases, Redis, queues with their dead letters, logs, files, mails to
 * others.
 */
export async function allStoredData(address: string): Promise<StoredData[]> {
  const [inStores, inMemory, waiting, mailed] = await Promise.all([
    inDatabases(),
    inRedis(),
    inQueues(),
    inMailsOfOthers(address),
  ]);
  return [...inStores, ...inMemory, ...waiting, ...inFiles(), ...mailed];
}
