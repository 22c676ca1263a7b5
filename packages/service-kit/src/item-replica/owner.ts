import { getItemForReplica } from '@ethereal/contracts/items';
import { unavailable } from '../errors.ts';
import { originHeaders } from '../request-context.ts';
import type { ReplicaItem } from './item-replica.ts';

/** Asks the owner of an item for it: undefined when there is none. */
export type AskOwner = (id: string) => Promise<ReplicaItem | undefined>;

/** How long the catalogue may take to answer about one item, in milliseconds. */
const DEADLINE_MS = 900;

/** Asks svc-catalog for an item that a replica does not have. Throws `unavailable` when it can't be asked. */
export function createAskCatalog(catalogUrl: string): AskOwner {
  return async (id) => {
    const url = new URL(getItemForReplica.path.replace('{id}', id), catalogUrl);
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const response = await fetch(url, { headers: originHeaders(), signal }).catch(() => undefined);
    if (response?.status === 404) return undefined;
    if (!response?.ok) throw unavailable('The item cannot be looked up right now. Please try again.');
    const { item, version, published } = getItemForReplica.success.body.parse(await response.json());
    return { _id: id, ...item, version, published };
  };
}
