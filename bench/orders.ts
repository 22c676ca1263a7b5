/**
 * Measures additions to a cart and checkouts through the gateway at 32 connections, one buyer each: calls per second,
 * processor time of every process until all effects are done, and commands of the store, alone and under load. Compares
 * with another commit in turns, each with its own services, store and inbox. MONGODB_URL selects another store.
 *
 *     node bench/orders.ts [--against <commit>]
 */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { referenceIn } from './against.ts';
import { closedLoop, type Load, machine, median, summary, summaryOf } from './measure.ts';
import { startBacking } from './processes.ts';
import { accountsFor, type Buyer, furnish } from './shop.ts';
import { openSide, type Side } from './side.ts';

const { values } = parseArgs({ options: { against: { type: 'string' } } });
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = 4;
const CONNECTIONS = 32;
const ALONE = 30;
const ROOT = join(import.meta.dirname, '..');

type Counts = Record<string, number>;
type Round = Load & { cpu: Counts; sum: number; commands: number };
type Shop = { side: Side; buyers: Buyer[] };

const CHECKOUT = 'checkout of four calls';
const WITH_CODE = 'checkout of four calls, with a code';
const CALLS: Record<string, (buyer: Buyer) => Promise<void>> = {
  'add to cart': async (buyer: Buyer) => void (await buyer.addToCart()),
  [CHECKOUT]: (buyer: Buyer) => buyer.checkOut(),
  [WITH_CODE]: (buyer: Buyer) => buyer.checkOutWithCode(),
};

const total = (counts: Counts) => Object.values(counts).reduce((sum, value) => sum + value, 0);
const since = (before: Counts, after: Counts): Counts =>
  Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - (before[name] ?? 0)]));
const each = (counts: Counts, calls: number, unit = 1): Counts =>
  Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, (value * unit) / calls]));

/** Waits until all effects of the calls are done: events, counts and mails. */
async function settled({ side }: Shop): Promise<void> {
  let [before, calm] = [total(await side.used()), 0];
  for (let waits = 0; calm < 3 && waits < 60; waits++) {
    await setTimeout(250);
    const now = total(await side.used());
    calm = now - before < 0.06 ? calm + 1 : 0;
    before = now;
  }
}

async function underLoad(shop: Shop, call: (buyer: Buyer) => Promise<void>): Promise<Round> {
  const { side, buyers } = shop;
  for (const buyer of buyers) await buyer.clearCart();
  await settled(shop);
  const [cpuBefore, commandsBefore] = [await side.used(), await side.commands()];
  let calls = 0;
  const load = await closedLoop(
    async (caller) => {
      await call(buyers[caller] as Buyer);
      calls += 1;
    },
    { connections: CONNECTIONS, seconds: SECONDS },
  );
  await settled(shop);
  const cpu = each(since(cpuBefore, await side.used()), calls, 1000);
  const commands = total(since(commandsBefore, await side.commands())) / calls;
  return { ...load, cpu, sum: total(cpu), commands };
}

/** Returns the store's commands of one call at rest, by name. Commands of periodic work are subtracted. */
async function alone(shop: Shop, call: (buyer: Buyer) => Promise<void>): Promise<Counts> {
  const { side, buyers } = shop;
  await settled(shop);
  const during = async (work: () => Promise<unknown>) => {
    const [startedAt, before] = [performance.now(), await side.commands()];
    await work();
    return { ms: performance.now() - startedAt, commands: since(before, await side.commands()) };
  };
  const idle = await during(() => setTimeout(5000));
  const busy = await during(async () => {
    for (let number = 0; number < ALONE; number++) {
      await call(buyers[number % buyers.length] as Buyer);
      await setTimeout(100);
    }
    await settled(shop);
  });
  const names = Object.keys(busy.commands);
  const own = names.map((name) => {
    const without = ((idle.commands[name] ?? 0) * busy.ms) / idle.ms;
    return [name, ((busy.commands[name] ?? 0) - without) / ALONE] as const;
  });
  return Object.fromEntries(own.filter(([, count]) => count > 0.05));
}

type Turn = { name: string; shop: Shop; call: (buyer: Buyer) => Promise<void>; rounds: Round[] };

/** Prints the rounds of one call at one shop, with its commands of the store at rest. */
async function report({ name, shop, call, rounds }: Turn): Promise<void> {
  const parts = Object.keys(rounds[0]?.cpu ?? {}).map((part) => {
    const ms = rounds.map(({ cpu }) => cpu[part] ?? 0);
    return `${part} ${median(ms).toFixed(2)}`;
  });
  const once = await alone(shop, call);
  const commands = Object.entries(once).map(([command, count]) => `${command} ${count.toFixed(1)}`);
  console.log(
    `  ${name}: ${summaryOf(rounds, 'perSecond')} per s, p50 ${summaryOf(rounds, 'p50', 1)} ms, p99 ${summaryOf(rounds, 'p99', 1)} ms`,
  );
  console.log(`    processor time of one in ms: ${summaryOf(rounds, 'sum', 2)}: ${parts.join(', ')}`);
  console.log(
    `    commands of the store: alone ${total(once).toFixed(1)} (${commands.join(', ')}), under load ${summaryOf(rounds, 'commands', 1)}`,
  );
}

// The variable is read before the backing services start, because their start sets it.
const ENGINE = process.env.MONGODB_URL;
const stops: (() => unknown)[] = [await startBacking()];
const shops: Record<string, Shop> = {};
async function open(name: string, root: string): Promise<void> {
  const side = await openSide(root, accountsFor(CONNECTIONS), ENGINE);
  stops.unshift(side.stop);
  shops[name] = { side, buyers: (await furnish(side.url, CONNECTIONS)).buyers };
}

try {
  await open('now', ROOT);
  const reference = referenceIn(values.against);
  if (reference) {
    stops.push(reference.remove);
    await open(reference.commit, reference.folder);
  }
  for (const { buyers } of Object.values(shops)) {
    const cart = await (buyers[0] as Buyer).addToCart();
    if (cart.items.length !== 1) throw new Error('The cart lacks an item that was added.');
  }
  console.log(
    machine(`${CONNECTIONS} connections, medians of ${ROUNDS} interleaved rounds of ${SECONDS} s (least–most)`),
  );
  // Rounds of all calls and shops take turns.
  const turns = Object.entries(shops).flatMap(([name, shop]) =>
    Object.entries(CALLS)
      .filter(([title]) => name === 'now' || title !== WITH_CODE)
      .map(([title, call]) => ({ name, shop, title, call, rounds: [] as Round[] })),
  );
  for (const { shop, call } of turns) await underLoad(shop, call);
  for (let number = 0; number < ROUNDS; number++)
    for (const { shop, call, rounds } of turns) rounds.push(await underLoad(shop, call));
  for (const title of Object.keys(CALLS)) {
    console.log(title);
    for (const turn of turns.filter((one) => one.title === title)) await report(turn);
  }
  const perRound = (wanted: string, name = 'now') =>
    turns.find((turn) => turn.title === wanted && turn.name === name)?.rounds.map(({ perSecond }) => perSecond) ?? [];
  const compare = (what: string, one: number[], other: number[]) =>
    console.log(
      `${what}, per second per round: ${summary(
        one.map((rate, at) => rate / (other[at] ?? Number.NaN)),
        2,
      )}`,
    );
  compare('with a code / without', perRound(WITH_CODE), perRound(CHECKOUT));
  if (reference)
    for (const title of Object.keys(CALLS).filter((one) => one !== WITH_CODE))
      compare(`${title}: now / ${reference.commit}`, perRound(title), perRound(title, reference.commit));
} finally {
  for (const stop of stops) await stop();
}
