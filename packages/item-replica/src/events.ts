import { type EventOf, eventOf } from '@ethereal/contracts/events';
import { replicaOf } from './replica-of.ts';
import type { ReplicaStore } from './store.ts';

const TYPES = ['item.published', 'item.updated', 'item.unpublished'] as const;
export type ItemEvent = EventOf<(typeof TYPES)[number]>;

/** Event types that keep a replica current, with their schema. */
export const itemEvents = { bindings: [...TYPES], schema: eventOf(TYPES) };

/** Applies one event of svc-catalog to the replica. */
export async function applyItemEvent(store: ReplicaStore, { subject, type, data }: ItemEvent): Promise<void> {
  if (type === 'item.unpublished') return store.unpublish(subject, data.version);
  return store.upsertNewer({ ...replicaOf(data.item), _id: subject, version: data.version, published: true });
}
