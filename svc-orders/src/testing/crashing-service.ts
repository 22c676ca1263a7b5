// Runs the service as a process that kills itself at the step named by KILL_AT, as `kill -9` would. A request waits at
// the step named by WAIT_AT until the process receives SIGUSR2.
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { serve } from '@ethereal/service-kit/define-service';
import { assemble, service } from '../assemble.ts';
import type { Stores } from '../shared/shared.ts';

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

/** Wraps a call so that the process may be killed at a step before it and at a step after it. */
const between =
  <A extends unknown[], R>(before: string, work: (...given: A) => Promise<R>, after: string) =>
  async (...given: A): Promise<R> => {
    reach(before);
    const result = await work(...given);
    reach(after);
    return result;
  };

/** Blocks the request at the step until the process receives SIGUSR2. */
async function wait(step: string): Promise<void> {
  if (step !== waitAt) return;
  const resumed = once(process, 'SIGUSR2');
  report('waiting', step);
  await resumed;
}

function crashing({ carts, orders, stocks, uses, announce, ...others }: Stores): Stores {
  /** If KILL_AT is the step, waits until the order's events are pulled and kills the process. */
  async function untilPulled(step: string, order: string | undefined): Promise<void> {
    while (killAt === step && order) if ((await orders.byId(order))?.pendingEvents.length === 0) reach(step);
  }
  const restock = between('before units come back', stocks.restock, 'after units came back');
  const change = between('before the cart is cleared', carts.change, 'after the cart is cleared');
  return {
    ...others,
    uses: {
      ...uses,
      reserve: between('before a use is reserved', uses.reserve, 'after a use is reserved'),
      take: between('before the use is taken', uses.take, 'after the use is taken'),
      giveBack: between('before the use comes back', uses.giveBack, 'after the use came back'),
      release: between('before the use is free again', uses.release, 'after the use is free again'),
    },
    stocks: {
      ...stocks,
      async reserve(order, units, at) {
        reach('before units are reserved');
        const isReserved = await stocks.reserve(order, units, at);
        if (!isReserved) return false;
        count += 1;
        reach(`after ${count} of the units are reserved`);
        await wait(`after ${count} of the units are reserved`);
        return true;
      },
      take: between('before the units leave the stock', stocks.take, 'after the units left the stock'),
      release: between('before the units are free again', stocks.release, 'after the units are free again'),
      releasePart: between('before held units are free again', stocks.releasePart, 'after held units are free again'),
      async restock(units) {
        // The publisher may pull the events before the units come back.
        await untilPulled('after the change is published', changed);
        await restock(units);
      },
    },
    orders: {
      ...orders,
      place: between('before it is placed', orders.place, 'after it is placed'),
      setPayment: between('before its payment is stored', orders.setPayment, 'after its payment is stored'),
      refuse: between('before it is refused', orders.refuse, 'after it is refused'),
      async changeLines(before, decision) {
        reach('before the change is written');
        const after = await orders.changeLines(before, decision);
        changed = after?._id;
        reach('after the change is written');
        return after;
      },
      markUnitsTaken: between('before its units are settled', orders.markUnitsTaken, 'after its units are settled'),
      markCartCleared: between('before its cart is settled', orders.markCartCleared, 'after its cart is settled'),
      markUsesSettled: between('before its uses are settled', orders.markUsesSettled, 'after its uses are settled'),
      markRestocked: between('before the restock is noted', orders.markRestocked, 'after the restock is noted'),
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
      async change(user, rule) {
        if (placed === undefined) return carts.change(user, rule);
        await untilPulled('after the publish', placed);
        return change(user, rule);
      },
    },
  };
}
await serve({ ...service, assemble: (base) => assemble(base, crashing) });
