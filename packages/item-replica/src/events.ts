import { type EventOf, eventOf } from '@ethereal/contracts/events';
import type { ReplicaStore } from './store.ts';

const TYPES = ['item.published', 'item.updated', 'item.unpublished'] as const;
export type ItemEvent = EventOf<(typeof TYPES)[number]>;

/** The events that keep a replica current, and the schema they must fulfil. */
export const itemEvents = { bindings: [...TYPES], schema: eventOf(TYPES) };

/** Takes one event of the catalogue into the replica. */
export async function applyItemEvent(store: ReplicaStore, { subject, type, data }: ItemEvent): Promise<void> {
  if (type === 'item.unpublished') return store.unpublish(subject, data.version);
  return store.upsertNewer({ ...data.item, _id: subject, version: data.version, published: true });
}
