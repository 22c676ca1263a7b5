import {
  type DeliveryPromise,
  type DeliveryState,
  type Dispatch,
  deliveryState,
  listDispatch,
} from '@ethereal/contracts/delivery';
import { deliveryPromise, storeDay } from '@ethereal/delivery/delivery-window';
import type { Part } from '@ethereal/service-kit/define-service';
import { consumeTypes } from '@ethereal/service-kit/events/consumer';
import { newEvent } from '@ethereal/service-kit/events/event';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import { newId } from '@ethereal/service-kit/ids';
import { repeat } from '@ethereal/service-kit/repeat';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { SOURCE } from '../items/item-events.ts';
import type { SellersStore } from '../sellers/sellers.store.ts';
import type { Shared } from '../shared/shared.ts';

/** Maximum number of sellers whose dispatch an instance holds in memory. */
const MAX_SELLERS = 10_000;
/** Pause between two checks whether a day has begun, in milliseconds. */
const WATCH_DAYS_EVERY_MS = 500;
const STATES = deliveryState.options;

export type Delivery = {
  /** Returns the dispatch of a seller; the default when the seller has chosen none. */
  dispatchOf(seller: string): Promise<Dispatch>;
  /** Returns the delivery promise for an order of the seller's items that is placed now. */
  promiseOf(seller: string): Promise<DeliveryPromise>;
  /** Counts up with each change of a dispatch; a promise made at an earlier revision may be wrong. */
  revision(): number;
  /** Evicts the dispatch of a seller from memory after a change; without a seller, of all sellers. */
  dispatchChanged(seller?: string): void;
};

type Deps = { sellers: Pick<SellersStore, 'dispatchOf'>; outbox: Pick<Outbox, 'publishOrStore'>; now(): Date };

/** Caches the dispatch of sellers in memory. A change of a dispatch must call `dispatchChanged`. */
function createDelivery({ sellers, now }: Omit<Deps, 'outbox'>): Delivery {
  const dispatches = new LRUCache<string, Dispatch>({ max: MAX_SELLERS });
  let revision = 0;
  const dispatchOf = async (seller: string): Promise<Dispatch> => {
    const cached = dispatches.get(seller);
    if (cached) return cached;
    const revisionBefore = revision;
    const dispatch = await sellers.dispatchOf(seller);
    // A change during the read may be missing in the result, so the result is not cached.
    if (revision === revisionBefore) dispatches.set(seller, dispatch);
    return dispatch;
  };
  return {
    dispatchOf,
    promiseOf: async (seller) => deliveryPromise(await dispatchOf(seller), now()),
    revision: () => revision,
    dispatchChanged(seller) {
      revision++;
      if (seller === undefined) dispatches.clear();
      else dispatches.delete(seller);
    },
  };
}

/**
 * Returns a function that publishes `delivery.day-began` for each zone in which a day has begun since its last call.
 * After a failure the next call publishes the event again.
 */
export function createDayWatch({ outbox, now }: Omit<Deps, 'sellers'>): () => Promise<void> {
  const announced = new Map<DeliveryState, string>(STATES.map((state) => [state, storeDay(state, now())]));
  return async () => {
    for (const shipsFrom of STATES) {
      const day = storeDay(shipsFrom, now());
      if (announced.get(shipsFrom) === day) continue;
      const data = { shipsFrom, day };
      await outbox.publishOrStore(newEvent({ type: 'delivery.day-began', source: SOURCE, subject: newId(), data }));
      announced.set(shipsFrom, day);
    }
  };
}

/** Registers the call by which other services read the dispatch of sellers; the gateway does not forward it. */
function mountDelivery(router: Router, { dispatchOf }: Pick<Delivery, 'dispatchOf'>): void {
  route(router, listDispatch, {}, async ({ query: { sellers } }) => {
    const found = await Promise.all(sellers.map(async (seller) => [seller, await dispatchOf(seller)] as const));
    return { dispatch: Object.fromEntries(found) };
  });
}

/** Opens delivery: dispatch in memory, kept current by events, and the event of each new day. */
export function openDelivery(shared: Shared): Part & { delivery: Delivery } {
  const { broker, logger, onStop, outbox, now } = shared;
  const delivery = createDelivery({ sellers: shared.stores.sellers, now });
  const consumer = consumeTypes({
    broker,
    logger,
    queue: 'catalog.dispatch',
    kind: 'replica',
    types: ['store.changed'],
    handle: async ({ subject }) => delivery.dispatchChanged(subject),
  });
  // Events may have been missed while the connection was down.
  const unsubscribe = broker.onUp(() => delivery.dispatchChanged());
  repeat(createDayWatch({ outbox, now }), { ...shared, job: 'delivery days', everyMs: WATCH_DAYS_EVERY_MS });
  onStop('delivery', async () => {
    unsubscribe();
    await consumer.stop();
  });
  return { delivery, mount: (router) => mountDelivery(router, delivery) };
}
