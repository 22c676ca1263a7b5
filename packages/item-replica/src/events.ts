import type { EventOf, ReplicatedItem } from '@ethereal/contracts/events';
import { sizesOf } from '@ethereal/contracts/variants';
import type { ReplicaItem } from './item-replica.ts';
import type { ReplicaStore } from './store.ts';

/** Returns the fields of a replica from those that svc-catalog publishes. */
export const replicaOf = ({ sizes, otherSizes, ...same }: ReplicatedItem): ReplicatedFields => ({
  ...same,
  sizes: sizesOf({ size: sizes, otherSizes }),
});
type ReplicatedFields = Omit<ReplicaItem, '_id' | 'published' | 'version'>;

export type ItemEvent = EventOf<'item.published' | 'item.updated' | 'item.unpublished'>;

/** Applies one event of svc-catalog to the replica. */
export async function applyItemEvent(store: ReplicaStore, { subject, type, data }: ItemEvent): Promise<void> {
  if (type === 'item.unpublished') return store.unpublish(subject, data.version);
  return store.upsertNewer({ ...replicaOf(data.item), _id: subject, version: data.version, published: true });
}
