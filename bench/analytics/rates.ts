import { join } from 'node:path';
import { cpuSeconds, median, summary } from '../measure.ts';
import { limitTo, startService } from '../processes.ts';
import { broker, channel, connection, deleteQueue, newPlace, publishMany, untilFewerThan, viewOf } from './broker.ts';
import { hex, replicate, SPREAD_NAMES, SPREADS, type Spread, sellers } from './items.ts';
import { MAIN, PREFETCH, ROOT, ROUNDS, reference, SHARE, SIZES } from './settings.ts';
import { untilCounted, withStore } from './store.ts';

type Rate = { perSecond: number; micros: Record<string, number> };

/** Returns a function that gives the processor time of the processes since this call, in microseconds per event. */
async function meter(events: number, processes: Record<string, readonly (number | undefined)[]>) {
  const secondsOf = async (pids: readonly (number | undefined)[]) => {
    const all = await Promise.all(pids.map((pid) => (pid === undefined ? Number.NaN : cpuSeconds(pid))));
    return all.reduce((one, other) => one + other, 0);
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

/**
 * Measures from a full queue, with all instances starting at the same moment, to the last event counted. Each instance
 * is limited to a share of a processor.
 */
const countAll = (
  instances: number,
  { spread, events: count }: Flood,
  { root = ROOT, share = 1 }: { root?: string; share?: number } = {},
): Promise<Rate> =>
  withStore(async (store) => {
    const place = newPlace();
    const db = store.db(place.env.MONGODB_DATABASE);
    const env = { ...place.env, MONGODB_URL: store.url };
    const main = join(root, MAIN);
    const services = await Promise.all(Array.from({ length: instances }, () => startService(main, env)));
    const pids = services.map(({ pid }) => pid);
    const signal = (name: NodeJS.Signals) => {
      for (const pid of pids) process.kill(pid, name);
    };
    const { all, pick } = SPREADS[spread]();
    // Instances are stopped while the queue fills, so that all of their consumption is measured.
    signal('SIGSTOP');
    await publishMany(place, count, (at) => viewOf(pick(at)));
    await replicate(db, all);
    const spent = await meter(count, { service: pids, store: [store.pid], broker: [broker] });
    const limits = share < 1 ? await Promise.all(pids.map((pid) => limitTo(share, pid))) : [];
    signal('SIGCONT');
    const startedAt = performance.now();
    await untilFewerThan(1, place);
    await untilCounted(db, count);
    const seconds = (performance.now() - startedAt) / 1000;
    for (const limit of limits) limit.end();
    const micros = await spent();
    await Promise.all(services.map((service) => service.stop()));
    await deleteQueue(place);
    await db.dropDatabase();
    return { perSecond: count / seconds, micros };
  });

/** Consumes and acknowledges the same messages from the same kind of queue, without any other work. */
async function consumeAll(events: number): Promise<Rate> {
  const place = newPlace();
  await channel.assertExchange(place.exchange, 'topic', { durable: true });
  await channel.assertQueue(place.queue, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
  await channel.bindQueue(place.queue, place.exchange, '#');
  await publishMany(place, events, () => viewOf(hex()));
  const consumer = await connection.createChannel();
  await consumer.prefetch(PREFETCH);
  const spent = await meter(events, { consumer: [process.pid], broker: [broker] });
  const startedAt = performance.now();
  let taken = 0;
  await new Promise<void>((resolve) => {
    void consumer.consume(place.queue, (message) => {
      if (!message) return;
      consumer.ack(message);
      if (++taken === events) resolve();
    });
  });
  const perSecond = events / ((performance.now() - startedAt) / 1000);
  const micros = await spent();
  await consumer.deleteQueue(place.queue);
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
    const perSecond = values.map((one) => one.perSecond);
    const share = ((median(perSecond) / whole) * 100).toFixed(0);
    const micros = Object.keys(values[0]?.micros ?? {}).map((process) => {
      const each = values.map((one) => one.micros[process] ?? Number.NaN);
      return `${process} ${median(each).toFixed(1)}`;
    });
    console.log(`  ${name.padEnd(18)}${summary(perSecond)}, ${share} %; processor µs per event: ${micros.join(', ')}`);
  }
}

/** Measures the rates at which floods of events are counted. */
export async function rates(): Promise<void> {
  const other = reference;
  for (const spread of SPREAD_NAMES)
    for (const events of SIZES) {
      const flood = { spread, events };
      await compare(`${spread}, ${events} events of ${sellers.length} sellers`, {
        'consume and ack': () => consumeAll(events),
        '1 instance': () => countAll(1, flood),
        ...(process.env.INSTANCES === '1'
          ? {}
          : { '2 instances': () => countAll(2, flood), '3 instances': () => countAll(3, flood) }),
        ...(other && { [`1 at ${other.commit}`]: () => countAll(1, flood, { root: other.folder }) }),
      });
    }
}

/**
 * Measures the gain of additional instances when each has a share of a processor, and store and broker have the rest.
 */
export async function scaling(): Promise<void> {
  for (const spread of SPREAD_NAMES)
    for (const events of SIZES)
      await compare(
        `${spread}, ${events} events, each instance limited to ${SHARE * 100} % of a processor`,
        Object.fromEntries(
          [1, 2, 3].map((instances) => [
            `${instances} of them`,
            () => countAll(instances, { spread, events }, { share: SHARE }),
          ]),
        ),
      );
}
