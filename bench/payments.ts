/**
 * Measures checkouts by card, each paid at the test bank, relative to checkouts on delivery, at 32 connections through
 * the gateway, with the processor time of each process and of the whole machine, and the commands of the store, until
 * all effects are done. Both kinds take turns on the site of `npm start`.
 *
 *     node bench/payments.ts
 */
import { setTimeout } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { closedLoop, cpuSeconds, cpuSecondsOfAll, type Load, machine, median, summary, summaryOf } from './measure.ts';
import { familyOf } from './processes.ts';
import { type Buyer, MAX_WAIT_MS, openShop } from './shop.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = 4;
const CONNECTIONS = 32;
const SERVICES = ['svc-payments', 'svc-orders', 'svc-identity', 'svc-catalog', 'svc-analytics', 'svc-gateway'];
const PARTS = [...SERVICES, 'mongodb', 'rabbitmq', 'redis', 'bank', 'inbox'];

type Counts = Record<string, number>;
type Round = Load & { cpu: Counts; refused: number; commands: number };

const KINDS = {
  'on delivery': async (buyer: Buyer) => {
    await buyer.checkOut();
    return 0;
  },
  'by card': (buyer: Buyer) => buyer.checkOutByCard(),
};

const shop = await openShop(CONNECTIONS);
const mongo = await new MongoClient(shop.site.run.mongodb, { socketTimeoutMS: MAX_WAIT_MS }).connect();

/** Returns the CPU seconds of a process of the site and its descendants. */
async function cpuSecondsOf(part: string): Promise<number> {
  const family = await familyOf(shop.site.service(part).pid ?? 0);
  // A descendant may have ended since.
  const spent = await Promise.all(family.map(({ pid }) => cpuSeconds(pid).catch(() => 0)));
  return spent.reduce((sum, seconds) => sum + seconds, 0);
}

async function used(): Promise<Counts> {
  const spent = PARTS.map(async (name) => [name, await cpuSecondsOf(name)] as const);
  const load = await cpuSeconds(process.pid);
  return { ...Object.fromEntries(await Promise.all(spent)), load, machine: await cpuSecondsOfAll() };
}

/** Returns the number of commands that the services have sent to the store so far. */
async function commandsSent(): Promise<number> {
  const { metrics } = await mongo.db('admin').command({ serverStatus: 1 });
  const of = (name: string) => Number(metrics.commands[name]?.total ?? 0);
  return ['find', 'insert', 'update', 'delete', 'findAndModify', 'aggregate'].reduce((sum, name) => sum + of(name), 0);
}

/**
 * Waits until no order awaits payment and all events are published. The bank page of a refused order stays open until
 * it expires.
 */
async function settled(): Promise<void> {
  const open = { $or: [{ 'payment.state': 'awaiting' }, { 'pendingEvents.0': { $exists: true } }] };
  const orders = mongo.db('ethereal_orders').collection('orders');
  for (const startedAt = performance.now(); (await orders.countDocuments(open)) > 0; await setTimeout(100))
    if (performance.now() - startedAt > MAX_WAIT_MS)
      throw new Error(`Orders that do not settle: ${JSON.stringify(await orders.find(open).limit(3).toArray())}`);
  await setTimeout(1000);
}

/** Returns the share of refused orders as well. */
async function underLoad(call: (buyer: Buyer) => Promise<number>): Promise<Round> {
  for (const buyer of shop.buyers) await buyer.clearCart();
  await settled();
  const [before, commandsBefore] = [await used(), await commandsSent()];
  let [calls, refusals] = [0, 0];
  const load = await closedLoop(
    async (caller) => {
      refusals += await call(shop.buyers[caller] as Buyer);
      calls += 1;
    },
    { connections: CONNECTIONS, seconds: SECONDS },
  );
  await settled();
  const [after, commandsAfter] = [await used(), await commandsSent()];
  const each = Object.entries(after).map(([name, now]) => [name, ((now - (before[name] ?? 0)) * 1000) / calls]);
  const commands = (commandsAfter - commandsBefore) / calls;
  return { ...load, refused: refusals / (calls + refusals), cpu: Object.fromEntries(each), commands };
}

try {
  await shop.buyers[0]?.checkOutByCard();
  await settled();
  const paid = await mongo.db('ethereal_orders').collection('orders').findOne({});
  if (paid?.payment?.state !== 'authorized') throw new Error('The order by card was not paid.');
  const rounds: Record<string, Round[]> = {};
  for (const call of Object.values(KINDS)) await underLoad(call);
  for (let number = 0; number < ROUNDS; number++)
    for (const [kind, call] of Object.entries(KINDS)) rounds[kind] = [...(rounds[kind] ?? []), await underLoad(call)];
  const how = `${CONNECTIONS} connections, medians of ${ROUNDS} interleaved rounds of ${SECONDS} s (least–most)`;
  console.log(machine(how));
  for (const [kind, of] of Object.entries(rounds)) {
    const parts = Object.keys(of[0]?.cpu ?? {});
    const cpu = parts.map((name) => `${name} ${median(of.map((it) => it.cpu[name] ?? 0)).toFixed(2)}`);
    const refused = `${summaryOf(of, 'refused', 3)} refused, ${summaryOf(of, 'commands', 1)} commands`;
    console.log(
      `  ${kind}: ${summaryOf(of, 'perSecond')} per s, p50 ${summaryOf(of, 'p50', 1)} ms, p99 ${summaryOf(of, 'p99', 1)} ms, ${refused}; processor time of one in ms: ${cpu.join(', ')}`,
    );
  }
  const [delivered = [], byCard = []] = Object.values(rounds);
  const ratios = byCard.map(({ perSecond }, at) => perSecond / (delivered[at]?.perSecond ?? Number.NaN));
  console.log(`  by card / on delivery, per second per round: ${summary(ratios, 2)}`);
} finally {
  await mongo.close();
  await shop.stop();
}
