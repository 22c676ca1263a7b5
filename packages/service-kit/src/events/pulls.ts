import type { AnyBulkWriteOperation } from 'mongodb';
import type { EventEnvelope } from './event.ts';

/** A document that may hold events to publish. */
export type WithPendingEvents = { _id: string; pendingEvents?: EventEnvelope[] };

/**
 * Result of publishing a document's events: the ids of confirmed events, the number of others, and the fields to unset.
 */
export type Sent = { _id: string; ids: string[]; left: number; unset: readonly string[] };

/**
 * Returns the writes that pull confirmed events from their documents: one write for all documents with the same fields
 * to unset.
 */
export function pullsOf(sent: readonly Sent[], deleteWhenEmpty: boolean): AnyBulkWriteOperation<WithPendingEvents>[] {
  const isEmptied = ({ left }: Sent) => deleteWhenEmpty && left === 0;
  const groups = Map.groupBy(
    sent.filter((candidate) => !isEmptied(candidate)),
    ({ unset }) => unset.join(),
  );
  return [
    ...sent.filter(isEmptied).map(({ _id }) => ({ deleteOne: { filter: { _id } } })),
    ...groups.values().map(pullOf),
  ];
}

function pullOf(group: readonly Sent[]): AnyBulkWriteOperation<WithPendingEvents> {
  const [unset = []] = group.map((entry) => entry.unset);
  return {
    updateMany: {
      filter: { _id: { $in: group.map(({ _id }) => _id) } },
      update: {
        $pull: { pendingEvents: { id: { $in: group.flatMap(({ ids }) => ids) } } },
        ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((field) => [field, ''])) }),
      },
    },
  };
}
