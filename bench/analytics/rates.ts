import { join } from 'node:path';
import { cpuSeconds, median, summary } from '../measure.ts';
import { startService } from '../processes.ts';
import {
  broker,
  channel,
  connection,
  deleteQueue,
  newNamespace,
  publishMany,
  untilFewerThan,
  viewOf,
} from './broker.ts';
import { hex, replicate, SPREAD_NAMES, SPREADS, type Spread } from './items.ts';
import { MAIN, PREFETCH, ROOT, ROUNDS, reference, SIZES } from './settings.ts';
import { untilCounted, withStore } from './store.ts';

type Rate = { perSecond: number; micros: Record<string, number> };

/** Returns a function that gives the processor time of the processes since this call, in microseconds per event. */
async function meter(events: number, processes: Record<string, readonly (number | undefined)[]>) {
  const secondsOf = async (pids: readonly (number | undefined)[]) => {
    const all = await Promise.all(pids.map((pid) => (pid === undefined ? Number.NaN : cpuSeconds(pid))));
    return all.reduce((sum, seconds) => sum + seconds, 0);
  };
  const names = Object.keys(processes);
  const read = () => Promise.all(names.map((name) => secondsOf(processes[name] ?? [])));
  const before = await read();
  return async () => {
    const after = await read();
    const spent = names.map((name, at) => [name, (((after[at] ?? 0) - (before[at] ?? 0)) / events) * 1e6]);
    return Object.fromEntries(spent) as Record<string, number>;
  };
}

type Flood = { spread: Spread; events: number };

/** Measures one instance of the repository in `root`, from a full queue to the last event counted. */
const countAll = ({ spread, events: count }: Flood, root = ROOT): Promise<Rate> =>
  withStore(async (store) => {
    const namespace = newNamespace();
    const db = store.db(namespace.env.MONGODB_DATABASE);
    const env = { ...namespace.env, MONGODB_URL: store.url };
    const service = await startService(join(root, MAIN), env);
    const { all, pick } = SPREADS[spread]();
    // The instance is stopped while the queue fills, so that all of its consumption is measured.
    process.kill(service.pid, 'SIGSTOP');
    await publishMany(namespace, count, (at) => viewOf(pick(at)));
    await replicate(db, all);
    const spent = await meter(count, { service: [service.pid], store: [store.pid], broker: [broker] });
    process.kill(service.pid, 'SIGCONT');
    const startedAt = performance.now();
    await untilFewerThan(1, namespace);
    await untilCounted(db, count);
    const seconds = (performance.now() - startedAt) / 1000;
    const micros = await spent();
    await service.stop();
    await deleteQueue(namespace);
    await db.dropDatabase();
    return { perSecond: count / seconds, micros };
  });

/** Consumes and acknowledges the same messages from the same kind of queue, without any other work. */
async function consumeAll(events: number): Promise<Rate> {
  const namespace = newNamespace();
  await channel.assertExchange(namespace.exchange, 'topic', { durable: true });
  await channel.assertQueue(namespace.queue, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
  await channel.bindQueue(namespace.queue, namespace.exchange, '#');
  await publishMany(namespace, events, () => viewOf(hex()));
  const consumer = await connection.createChannel();
  await consumer.prefetch(PREFETCH);
  const spent = await meter(events, { consumer: [process.pid], broker: [broker] });
  const startedAt = performance.now();
  let taken = 0;
  await new Promise<void>((resolve) => {
    void consumer.consume(namespace.queue, (message) => {
      if (!message) return;
      consumer.ack(message);
      if (++taken === events) resolve();
    });
  });
  const perSecond = events / ((performance.now() - startedAt) / 1000);
  const micros = await spent();
  await consumer.deleteQueue(namespace.queue);
  await consumer.close();
  return { perSecond, micros };
}

/** Runs the sides in turns and prints their medians, also as a share of the first side. */
async function compare(title: string, sides: Record<string, () => Promise<Rate>>): Promise<void> {
  const rounds = new Map<string, Rate[]>();
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, side] of Object.entries(sides)) {
      const rate = await side();
      console.log(`    round ${round + 1}, ${name}: ${rate.perSecond.toFixed(0)}`);
      rounds.set(name, [...(rounds.get(name) ?? []), rate]);
    }
  console.log(`${title}: events per second, medians of ${ROUNDS} interleaved rounds (least–most)`);
  const [first = []] = rounds.values();
  const whole = median(first.map(({ perSecond }) => perSecond));
  for (const [name, values] of rounds) {
    const perSecond = values.map((it) => it.perSecond);
    const share = ((median(perSecond) / whole) * 100).toFixed(0);
    const micros = Object.keys(values[0]?.micros ?? {}).map((process) => {
      const each = values.map((it) => it.micros[process] ?? Number.NaN);
      return `${process} ${median(each).toFixed(1)}`;
    });
    console.log(`  ${name.padEnd(18)}${summary(perSecond)}, ${share} %; processor µs per event: ${micros.join(', ')}`);
  }
}

/** Measures the rates at which floods of events are counted. */
export async function rates(): Promise<void> {
  for (const spread of SPREAD_NAMES)
    for (const events of SIZES) {
      const flood = { spread, events };
      await compare(`${spread}, ${events} events`, {
        'consume and ack': () => consumeAll(events),
        here: () => countAll(flood),
        ...(reference && { [reference.commit]: () => countAll(flood, reference?.folder) }),
      });
    }
}
