import type { ReplicatedItem } from '@ethereal/contracts/events';
import { sizesOf } from '@ethereal/contracts/variants';
import type { ReplicaItem } from './item-replica.ts';

/** Returns the fields of a replica from those that svc-catalog publishes. */
export const replicaOf = ({ sizes, otherSizes, ...same }: ReplicatedItem): ReplicatedFields => ({
  ...same,
  sizes: sizesOf({ size: sizes, otherSizes }),
});
type ReplicatedFields = Omit<ReplicaItem, '_id' | 'published' | 'version'>;
