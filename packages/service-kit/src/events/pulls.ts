import type { AnyBulkWriteOperation } from 'mongodb';
import type { EventEnvelope } from './event.ts';

/** A document that may hold events to announce. */
export type WithPendingEvents = { _id: string; pendingEvents?: EventEnvelope[] };

/** Of a document: the events that the broker has, how many it has not, and the fields that are done with. */
export type Sent = { _id: string; ids: string[]; left: number; unset: readonly string[] };

/** The writes that take out of their documents what was sent: one for all documents of which the same fields are unset. */
export function pullsOf(sent: readonly Sent[], deleteWhenEmpty: boolean): AnyBulkWriteOperation<WithPendingEvents>[] {
  const isEmptied = ({ left }: Sent) => deleteWhenEmpty && left === 0;
  const groups = Map.groupBy(
    sent.filter((one) => !isEmptied(one)),
    ({ unset }) => unset.join(),
  );
  return [
    ...sent.filter(isEmptied).map(({ _id }) => ({ deleteOne: { filter: { _id } } })),
    ...groups.values().map(pullOf),
  ];
}

function pullOf(group: readonly Sent[]): AnyBulkWriteOperation<WithPendingEvents> {
  const [unset = []] = group.map((one) => one.unset);
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
