import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import amqp from 'amqplib';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startGuard } from '../processes/guard.ts';
import { isAlive } from '../processes/program.ts';
import { createSupervisor, type Supervisor } from '../processes/supervisor.ts';
import { type Backing, startBacking } from './backing.ts';
import { hasDocker } from './docker.ts';

let folder: string;
let supervisor: Supervisor;
const everRan = new Set<number>();
const guard = startGuard();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ethereal-backing-'));
});
afterEach(async () => {
  await supervisor.stop();
  rmSync(folder, { recursive: true, force: true });
});

afterAll(() => guard.release());

async function start(): Promise<Backing> {
  supervisor = createSupervisor(
    guard,
    () => undefined,
    (pids) => {
      for (const pid of pids) everRan.add(pid);
    },
  );
  const folders = { data: folder, logs: join(folder, 'logs'), durable: true };
  return startBacking({ folders, supervisor, env: {}, report: () => undefined });
}

const QUORUM = { durable: true, arguments: { 'x-queue-type': 'quorum' } };

it.skipIf(await hasDocker())(
  'keeps what was stored from one start to the next, comes back after a crash, and leaves nothing running',
  async () => {
    const first = await start();
    const mongo = await MongoClient.connect(first.urls.mongodb);
    await mongo.db('a').collection('b').insertOne({ kept: true });
    await mongo.close();
    const redis = new Redis(first.urls.redis);
    await redis.set('kept', 'yes');
    redis.disconnect();
    const broker = await amqp.connect(first.urls.rabbitmq);
    const channel = await broker.createConfirmChannel();
    await channel.assertQueue('kept', QUORUM);
    channel.sendToQueue('kept', Buffer.from('yes'), { persistent: true });
    await channel.waitForConfirms();
    await broker.close();
    await supervisor.stop();

    const second = await start();
    const rabbitmq = second.programs.find(({ name }) => name === 'rabbitmq');
    const before = rabbitmq?.pid;
    await rabbitmq?.kill();
    await vi.waitFor(
      async () => {
        expect(rabbitmq?.pid).not.toBe(before);
        const again = await amqp.connect(second.urls.rabbitmq);
        const message = await (await again.createChannel()).get('kept', { noAck: true });
        await again.close();
        expect(message === false ? undefined : message.content.toString()).toBe('yes');
      },
      { timeout: 60_000, interval: 500 },
    );
    const mongoAgain = await MongoClient.connect(second.urls.mongodb);
    expect(await mongoAgain.db('a').collection('b').countDocuments()).toBe(1);
    await mongoAgain.close();
    const redisAgain = new Redis(second.urls.redis);
    expect(await redisAgain.get('kept')).toBe('yes');
    redisAgain.disconnect();

    await supervisor.stop();
    expect(everRan.size).toBeGreaterThanOrEqual(7);
    expect([...everRan].filter(isAlive)).toEqual([]);
  },
  180_000,
);
