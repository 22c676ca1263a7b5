import { getItemForReplica } from '@ethereal/contracts/items';
import { fillPath } from '@ethereal/contracts/path-template';
import type { Stock } from '@ethereal/contracts/stock';
import { ONE_REQUEST_MS } from '@ethereal/service-kit/deadline';
import { DomainError, unavailable } from '@ethereal/service-kit/errors';
import { getJson } from '@ethereal/service-kit/http-client';
import { replicaOf } from './events.ts';
import type { ReplicaItem } from './item-replica.ts';

/** Requests an item from its owner; undefined when there is none. */
export type FetchFromOwner = (id: string) => Promise<ReplicaItem | undefined>;

/** Stock that came with the item, and its time: its event may still be in flight. */
type SentStock = { stock: Stock; at: Date };
/** Called with an item before it is stored. */
export type OnMiss = (item: ReplicaItem, sent: SentStock | undefined) => Promise<unknown>;

/** Requests an item through the circuit breaker of svc-catalog, with retry; undefined when there is none. */
async function fetchItem(url: string) {
  try {
    return await getJson(url, { schema: getItemForReplica.success.body, deadlineMs: ONE_REQUEST_MS });
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not-found') return undefined;
    throw unavailable('The item cannot be looked up right now. Please try again.', { cause: error });
  }
}

/**
 * Requests an item from svc-catalog that a replica does not have. Throws `unavailable` when svc-catalog cannot be
 * reached.
 */
export function createFetchFromCatalog(catalogUrl: string, onMiss: OnMiss = async () => {}): FetchFromOwner {
  return async (id) => {
    const url = new URL(fillPath(getItemForReplica.path, { id }), catalogUrl);
    const answer = await fetchItem(url.href);
    if (!answer) return undefined;
    const { item, version, published, stock, stockAt } = answer;
    const found = { _id: id, ...replicaOf(item), version, published };
    await onMiss(found, stock === undefined || !stockAt ? undefined : { stock, at: new Date(stockAt) });
    return found;
  };
}
