/**
 * Lists the commands that the store receives for one addition to a cart, and for one checkout of four calls, by
 * service, collection and command (from the driver's command monitoring). Commands of periodic work are subtracted.
 *
 *     node bench/commands.ts [root of the repository to measure, default: this one]
 */
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startBacking } from './processes.ts';
import { accountsFor, type Buyer, furnish } from './shop.ts';
import { openSide } from './side.ts';

const BUYERS = 8;
const CALLS = 30;
const EVERY_MS = 100;
/** Milliseconds until everything that a call caused is done, such as mails and counts. */
const SETTLED_MS = 5000;
const IDLE_MS = 10_000;

const ENGINE = process.env.MONGODB_URL;
const file = join(tmpdir(), `ethereal-commands-${process.pid}`);
const stops: (() => unknown)[] = [() => rmSync(file, { force: true }), await startBacking()];

/** Returns the number of each command so far. */
function soFar(): Map<string, number> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  // Removes the run from names such as `bench_<run>_orders.carts update`.
  const names = lines.map((line) => line.replace(/^bench_[^_]+_/, ''));
  return new Map([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]));
}

async function during(work: () => Promise<unknown>) {
  const [startedAt, before] = [performance.now(), soFar()];
  await work();
  const counts = [...soFar()].map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const);
  return { ms: performance.now() - startedAt, counts: new Map(counts) };
}

try {
  const preload = join(import.meta.dirname, 'report-commands.ts');
  const side = await openSide(process.argv[2] ?? join(import.meta.dirname, '..'), accountsFor(BUYERS), ENGINE, {
    NODE_OPTIONS: `--import ${preload}`,
    COMMANDS_TO: file,
  });
  stops.unshift(side.stop);
  const { buyers } = await furnish(side.url, BUYERS);
  const calls: [string, (buyer: Buyer) => Promise<unknown>][] = [
    ['add to cart', (buyer) => buyer.addToCart()],
    ['checkout of four calls', (buyer) => buyer.checkOut()],
  ];
  for (const [title, call] of calls) {
    const load = async () => {
      for (let number = 0; number < CALLS; number++) {
        await call(buyers[number % BUYERS] as Buyer);
        await setTimeout(EVERY_MS);
      }
      await setTimeout(SETTLED_MS);
    };
    await load();
    const idle = await during(() => setTimeout(IDLE_MS));
    const busy = await during(load);
    const own = [...busy.counts].flatMap(([name, count]) => {
      const each = (count - ((idle.counts.get(name) ?? 0) * busy.ms) / idle.ms) / CALLS;
      return each > 0.02 ? [[name, each] as const] : [];
    });
    console.log(`${title}: ${own.reduce((sum, [, each]) => sum + each, 0).toFixed(1)} commands`);
    for (const [name, each] of own.toSorted()) console.log(`  ${name.padEnd(40)} ${each.toFixed(2)}`);
    const inSecond = [...idle.counts.values()].reduce((sum, one) => sum + one, 0) / (idle.ms / 1000);
    console.log(`  and ${inSecond.toFixed(1)} a second without any call`);
  }
} finally {
  for (const stop of stops) await stop();
}
