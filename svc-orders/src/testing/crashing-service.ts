// Runs the service as a process that kills itself at the step named by KILL_AT, as `kill -9` would. A request waits at
// the step named by WAIT_AT until the process receives SIGUSR2.
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { serve } from '@ethereal/service-kit/define-service';
import { assemble, service } from '../assemble.ts';
import type { Stores } from '../stores/stores.ts';

const killAt = process.env.KILL_AT;
const waitAt = process.env.WAIT_AT;
let placed: string | undefined;
let changed: string | undefined;
let count = 0;

const report = (msg: string, step: string) => writeSync(process.stdout.fd, `${JSON.stringify({ msg, step })}\n`);

/** Kills the process at the step, after it reported the step on standard output. */
function reach(step: string): void {
  if (step !== killAt) return;
  report('killed', step);
  process.kill(process.pid, 'SIGKILL');
}

/** Blocks the request at the step until the process receives SIGUSR2. */
async function wait(step: string): Promise<void> {
  if (step !== waitAt) return;
  const resumed = once(process, 'SIGUSR2');
  report('waiting', step);
  await resumed;
}

const crashing = ({ carts, orders, stocks, uses, announce, ...others }: Stores): Stores => ({
  ...others,
  uses: {
    ...uses,
    async reserve(use, at) {
      reach('before a use is reserved');
      const outcome = await uses.reserve(use, at);
      reach('after a use is reserved');
      return outcome;
    },
    async take(taken) {
      reach('before the use is taken');
      await uses.take(taken);
      reach('after the use is taken');
    },
    async release(released) {
      reach('before the use is free again');
      await uses.release(released);
      reach('after the use is free again');
    },
    async giveBack(given) {
      reach('before the use comes back');
      await uses.giveBack(given);
      reach('after the use came back');
    },
  },
  stocks: {
    ...stocks,
    async reserve(order, piece, at) {
      reach('before pieces are reserved');
      const isReserved = await stocks.reserve(order, piece, at);
      if (!isReserved) return false;
      count += 1;
      reach(`after ${count} of the pieces are reserved`);
      await wait(`after ${count} of the pieces are reserved`);
      return true;
    },
    async take(order, pieces) {
      reach('before the pieces leave the stock');
      await stocks.take(order, pieces);
      reach('after the pieces left the stock');
    },
    async release(order, pieces) {
      reach('before the pieces are free again');
      await stocks.release(order, pieces);
      reach('after the pieces are free again');
    },
    async restock(pieces) {
      // Pull the events first, as the publisher may before the units come back.
      while (killAt === 'after the change is published' && changed) {
        if ((await orders.byId(changed))?.pendingEvents.length === 0) reach(killAt);
      }
      reach('before pieces come back');
      await stocks.restock(pieces);
      reach('after pieces came back');
    },
  },
  orders: {
    ...orders,
    async place(order) {
      reach('before it is placed');
      const kept = await orders.place(order);
      reach('after it is placed');
      return kept;
    },
    async refuse(id) {
      reach('before it is refused');
      const refused = await orders.refuse(id);
      reach('after it is refused');
      return refused;
    },
    async changeLines(before, decision) {
      reach('before the change is written');
      const after = await orders.changeLines(before, decision);
      changed = after?._id;
      reach('after the change is written');
      return after;
    },
    async restocked(id, restocks) {
      reach('before the restock is noted');
      await orders.restocked(id, restocks);
      reach('after the restock is noted');
    },
    async insert(order) {
      reach('before the write');
      const kept = await orders.insert(order);
      placed = order._id;
      reach('after the write');
      return kept;
    },
  },
  announce(collection, id, handed) {
    if (collection === 'orders') reach(changed ? 'before the change is published' : 'before the publish');
    // Pull the events immediately. Otherwise they are pulled when the cart is cleared, which hides whether they were
    // published.
    const isPulledAtOnce = killAt === 'after the publish' && handed;
    announce(collection, id, isPulledAtOnce ? { events: handed.events } : handed);
  },
  carts: {
    ...carts,
    async change(user, change) {
      if (placed === undefined) return carts.change(user, change);
      while (killAt === 'after the publish') {
        if ((await orders.byId(placed))?.pendingEvents.length === 0) reach(killAt);
      }
      reach('before the cart is cleared');
      const cart = await carts.change(user, change);
      reach('after the cart is cleared');
      return cart;
    },
  },
});
await serve({ ...service, assemble: (base) => assemble(base, crashing) });
