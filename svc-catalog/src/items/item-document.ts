import type { EventEnvelope } from '@ethereal/service-kit/events/event';
import type { ShopItem } from './item.ts';

/**
 * An item in the database. `imageIds` repeats the ids in `images`, so that one index finds the items that use a
 * picture.
 */
export type ItemDocument = ShopItem & { imageIds: string[]; pendingEvents: EventEnvelope[] };

/** Projection of an item without the fields that the store alone needs. */
export const PLAIN = { projection: { imageIds: 0, pendingEvents: 0 } } as const;
