import { setTimeout as pause } from 'node:timers/promises';
import { addToCart, getCart } from '@ethereal/contracts/cart';
import { until } from '../kit/until.ts';
import { createClient } from './client.ts';
import { createLedger } from './ledger.ts';
import { createPersonActions, type PersonAction } from './person-actions.ts';
import type { Market, Person } from './shop.ts';

/** Time between two actions of one person, in milliseconds. */
const THINKING_MS = 25;

/**
 * Repeats the actions of people in a shop, at most one per `everyMs`. Each kind of action runs by itself, so that the
 * fault of one area stops no other.
 */
export function createShoppers(shop: Market, everyMs = 0) {
  const client = createClient(shop.site.site);
  const ledger = createLedger(shop);
  const rounds = new Map<string, number>();
  let open = false;
  let under: Promise<unknown> = Promise.resolve();

  const actions = createPersonActions(shop, client, ledger);
  const [keeper, ...buyers] = shop.people;
  const [first] = shop.items;
  if (!keeper || !first) throw new Error('The shop has no shoppers or no items.');
  const everybody: [PersonAction, Person][] = [
    ...buyers.flatMap((buyer): [PersonAction, Person][] => [
      ['browsing', buyer],
      ['liking', buyer],
      ['buying', buyer],
    ]),
    ['account', keeper],
    ['chatting', keeper],
    ['dashboard', keeper],
    ['filling', keeper],
    ['signing in', keeper],
    ['selling', shop.seller],
  ];

  async function live(action: PersonAction, person: Person): Promise<void> {
    for (let round = 0; open; round++) {
      const nextAt = performance.now() + everyMs;
      if (await actions[action](round, person)) rounds.set(action, (rounds.get(action) ?? 0) + 1);
      await pause(Math.max(THINKING_MS, nextAt - performance.now()));
    }
  }

  return {
    ...client,
    ledger,
    actions: Object.keys(actions) as PersonAction[],
    /** Starts the actions of all people. */
    async start(): Promise<void> {
      await client.insist(addToCart, { body: { productId: first._id, quantity: 1 } }, keeper.token);
      const cart = await client.insist(getCart, {}, keeper.token);
      ledger.count('carts', first._id, true);
      ledger.keptInCart(keeper, first._id, cart.items[0]?.quantity ?? 0);
      open = true;
      under = Promise.all(everybody.map(([action, person]) => live(action, person)));
    },
    /** Waits until people with these actions have completed some rounds from now on. */
    async goOn(which: readonly PersonAction[], more = 3, timeoutMs = 40_000): Promise<void> {
      const before = new Map(rounds);
      const waitingFor = async () =>
        which.filter((buyer) => (rounds.get(buyer) ?? 0) < (before.get(buyer) ?? 0) + more);
      await until('shoppers to go on', waitingFor, (names) => names.length === 0, timeoutMs);
    },
    /** Waits until all people have finished their current action. */
    async stop(): Promise<void> {
      open = false;
      await under;
    },
  };
}
