/**
 * Measures p99 of `submitOrder` through the gateway with and without a flood of events that three instances of
 * svc-analytics consume, in interleaved rounds. Analytics has a store of its own, and runs with it at a lower priority
 * (nice 10), as an operator would configure it.
 *
 *     node bench/flood.ts [events in all]
 */
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { connect } from 'amqplib';
import { closedLoop, type Load, machine, quantile, summary, summaryOf } from './measure.ts';
import { startService, startStore } from './processes.ts';
import { type Buyer, openShop } from './shop.ts';

const EVENTS = Number(process.argv[2] ?? 100_000);
const ROUNDS = 5;
const SECONDS = 5;
const CALLERS = 4;
const INSTANCES = 3;
const QUEUE = 'svc-analytics.events';
const { PRIORITY_BELOW_NORMAL: LOWER } = constants.priority;
const ROOT = join(import.meta.dirname, '..');

const shop = await openShop(CALLERS);
const { run } = shop.site;

const stops: (() => unknown)[] = [];
try {
  const checkout = async (caller: number) => {
    const buyer = shop.buyers[caller] as Buyer;
    await buyer.addToCart();
    const sentAt = performance.now();
    await buyer.submitOrder();
    return performance.now() - sentAt;
  };

  // A store for analytics alone, as an operator configures it.
  const store = await startStore(join(shop.dataDir, 'analytics-store'));
  stops.push(store.stop);
  await shop.site.service('svc-analytics').stop();
  const analytics = await Promise.all(
    Array.from({ length: INSTANCES }, () =>
      startService(join(ROOT, 'svc-analytics/src/main.ts'), {
        NODE_ENV: 'development',
        LOG_LEVEL: 'info',
        MONGODB_URL: store.url,
        RABBITMQ_URL: run.rabbitmq,
        REDIS_URL: run.redis,
        JWKS_URL: `${run.services['svc-identity']?.[0]?.url}/.well-known/jwks.json`,
        CATALOG_URL: run.services['svc-catalog']?.[0]?.url ?? '',
      }),
    ),
  );
  stops.push(() => Promise.all(analytics.map((it) => it.stop())));
  const low = [store.pid, ...analytics.map(({ pid }) => pid)];
  for (const pid of low) setPriority(pid, LOWER);

  const broker = await connect(run.rabbitmq);
  stops.unshift(() => broker.close());
  const channel = await broker.createConfirmChannel();
  const waiting = async () => (await channel.checkQueue(QUEUE)).messageCount;
  const drained = async () => {
    while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 100));
  };
  const signal = (name: NodeJS.Signals) => {
    for (const { pid } of analytics) process.kill(pid, name);
  };
  const flood = async (events: number) => {
    for (let sent = 0; sent < events; sent += 2000) {
      for (let at = 0; at < Math.min(2000, events - sent); at++) {
        const event = {
          id: crypto.randomUUID(),
          type: 'item.viewed',
          source: 'bench',
          data: {},
          time: new Date().toISOString(),
          subject: shop.item._id,
        };
        const options = { persistent: true, messageId: event.id, type: event.type };
        channel.publish('ethereal.events', event.type, Buffer.from(JSON.stringify(event)), options);
      }
      await channel.waitForConfirms();
    }
  };
  const measure = async (): Promise<Load> => {
    const took: number[] = [];
    const call = async (caller: number) => void took.push(await checkout(caller));
    const { perSecond } = await closedLoop(call, { connections: CALLERS, seconds: SECONDS });
    return { perSecond, p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
  };

  await measure();
  const rounds: Record<'without' | 'with', Load[]> = { without: [], with: [] };
  const left: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await drained();
    rounds.without.push(await measure());
    // The queue is filled while no instance consumes, so that consumption is measured from start to end.
    signal('SIGSTOP');
    await flood(EVENTS / ROUNDS);
    signal('SIGCONT');
    rounds.with.push(await measure());
    left.push(await waiting());
  }
  const drainedAll = performance.now();
  await drained();

  console.log(machine(`${run.mongodb}, analytics at nice ${LOWER} with a store of its own`));
  console.log(
    `${EVENTS} events in ${ROUNDS} floods, ${INSTANCES} instances, ${CALLERS} buyers; medians of ${ROUNDS} interleaved rounds of ${SECONDS} s (least–most)`,
  );
  for (const [name, loads] of Object.entries(rounds)) {
    const of = (figure: keyof Load, digits: number) => summaryOf(loads, figure, digits);
    console.log(
      `  ${name.padEnd(8)}the flood: p50 ${of('p50', 1)} ms, p99 ${of('p99', 1)} ms, ${of('perSecond', 0)} checkouts per s`,
    );
  }
  const ratios = rounds.with.map((one, at) => one.p99 / (rounds.without[at]?.p99 ?? Number.NaN));
  console.log(`  p99 with the flood / without, per round: ${summary(ratios, 2)}`);
  console.log(
    `  events still waiting at the end of a round: ${summary(left)}; drained ${((performance.now() - drainedAll) / 1000).toFixed(1)} s after the last`,
  );
} finally {
  for (const stop of stops) await stop();
  await shop.stop();
}
