import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { servicesIn } from '@ethereal/areas/repository';
import { connect } from 'amqplib';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { inboxUrl, siteRun } from './site.ts';

/** One thing that the shop keeps, as text, and where. */
export type Kept = { where: string; text: string };

const DATA = dirname(process.env.SITE_RUN ?? '');

/** Every document of every database of the shop. */
async function inDatabases(): Promise<Kept[]> {
  const client = await new MongoClient(siteRun().mongodb).connect();
  const { databases } = await client.db('admin').admin().listDatabases();
  const kept: Kept[] = [];
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

/** Every key of Redis, with what it holds in the form that Redis itself would move it in. */
async function inRedis(): Promise<Kept[]> {
  const redis = new Redis(siteRun().redis);
  const kept: Kept[] = [];
  for (const key of await redis.keys('*')) {
    const value = await redis.dumpBuffer(key);
    kept.push({ where: 'redis', text: `${key} ${value?.toString('latin1') ?? ''}` });
  }
  redis.disconnect();
  return kept;
}

/** Every message that waits in a queue or among its dead letters; all are put back. */
async function inQueues(): Promise<Kept[]> {
  const services = await servicesIn(join(import.meta.dirname, '../..'));
  const deletions = services.map(({ name }) => `${name}.deletions`);
  const queues = [...services.flatMap((it) => it.queues), ...deletions, 'svc-identity.mail.erasures'];
  const connection = await connect(siteRun().rabbitmq);
  const kept: Kept[] = [];
  for (const queue of queues.flatMap((name) => [name, `${name}.dead`])) {
    const channel = await connection.createChannel();
    channel.on('error', () => undefined);
    const waiting = await channel.checkQueue(queue).then(
      ({ messageCount }) => messageCount,
      () => undefined,
    );
    if (waiting === undefined) continue;
    // A queue with one reader at a time lets nobody else look: what waits in it is an error here, nothing is nothing.
    if (waiting === 0) {
      await channel.close();
      continue;
    }
    for (let message = await channel.get(queue); message; message = await channel.get(queue))
      kept.push({ where: queue, text: `${message.content} ${JSON.stringify(message.properties)}` });
    // What was not acknowledged goes back.
    await channel.close();
  }
  await connection.close();
  return kept;
}

/** Stands for a mail server, whose log says to whom it brought what: the person's provider, not the shop. */
const MAIL_SERVER = 'inbox.log';

/** Every line of every log of this run, and every file of the pictures' store. */
function inFiles(): Kept[] {
  const files = [
    ...globSync('logs/**', { cwd: DATA, withFileTypes: true }),
    ...globSync('{catalog,identity,orders,analytics,chat}/**', { cwd: DATA, withFileTypes: true }),
  ].filter((entry) => entry.isFile() && entry.name !== MAIL_SERVER);
  return files.flatMap((entry) => {
    const where = join(entry.parentPath, entry.name);
    const text = readFileSync(where, 'latin1');
    return [{ where, text: where }, ...text.split('\n').map((line) => ({ where, text: line }))];
  });
}

/** Every mail to somebody else. Those to the person are in their own mailbox, which is not the shop's. */
async function inMailsOfOthers(address: string): Promise<Kept[]> {
  const mails: { to: { address: string }[] }[] = await (await fetch(`${inboxUrl}/api/email`)).json();
  return mails
    .filter(({ to }) => to.every((it) => it.address !== address))
    .map((mail) => ({ where: 'inbox', text: JSON.stringify(mail) }));
}

/** All that the shop keeps anywhere: databases, Redis, queues with their dead letters, logs, files, mails to others. */
export async function everythingKept(address: string): Promise<Kept[]> {
  const [inStores, inMemory, waiting, mailed] = await Promise.all([
    inDatabases(),
    inRedis(),
    inQueues(),
    inMailsOfOthers(address),
  ]);
  return [...inStores, ...inMemory, ...waiting, ...inFiles(), ...mailed];
}
