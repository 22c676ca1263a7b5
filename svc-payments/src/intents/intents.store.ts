import { gatherInserts, gatherUpdates } from '@ethereal/service-kit/gathered-writes';
import { createWrite } from '@ethereal/service-kit/write';
import { LRUCache } from 'lru-cache';
import type { Collection, Db, Filter } from 'mongodb';
import { paymentSteps } from '../metrics.ts';
import { decide } from './intent.rules.ts';
import type { Command, HistoryStep, Intent, PaymentLine } from './intent.ts';
import { handedSinceOf, nextOperation } from './operations.ts';
import { eventsOf } from './payment-events.ts';

export type IntentsStore = ReturnType<typeof createIntentsStore>;

/** Number of payments that an iteration reads at once. */
const PAGE_SIZE = 100;
/** Maximum number of payments in memory. */
const MAX_RECENT = 2000;
/** Time for which a payment stays in memory, in milliseconds. */
const RECENT_MS = 60_000;

/** Decided intent with the step that its history receives. */
type Decided = { state: Intent; step: HistoryStep | undefined };

const withStep = (intent: Intent, step: HistoryStep | undefined): Intent =>
  step
    ? {
        ...intent,
        history: [...intent.history, step],
        pendingEvents: [...intent.pendingEvents, ...eventsOf(intent, step)],
      }
    : intent;

/** Returns the fields that a command changed. Rules keep the others as they are. */
const changedFields = (before: Intent, { pendingEvents: _, ...after }: Intent): Partial<Intent> =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => value !== before[field as keyof Intent]));

/** Returns the iterations over the payments that the jobs process. */
function iterations(intents: Collection<Intent>) {
  /**
   * Iterates over a filter's intents page by page in the order of ids, so that intents which stay in the result do not
   * hide others.
   */
  async function* each(filter: Filter<Intent>): AsyncGenerator<Intent> {
    for (let after = ''; ; ) {
      const found = await intents
        .find({ ...filter, _id: { $gt: after } })
        .sort({ _id: 1 })
        .limit(PAGE_SIZE)
        .toArray();
      yield* found;
      const last = found.at(-1);
      if (!last || found.length < PAGE_SIZE) return;
      after = last._id;
    }
  }
  return {
    /** Iterates over payments with work that is due at the provider. */
    due: () => each({ due: true }),
    /** Iterates over payments without a final report that began before a moment or have expired. */
    unreported: (begunBefore: Date, over: Date) =>
      each({
        funding: { $in: ['created', 'failed'] },
        $or: [{ createdAt: { $lt: begunBefore } }, { expiresAt: { $lte: over } }],
      }),
    /** Iterates over payments that were authorized, in any later state. */
    authorized: () => each({ funding: 'authorized' }),
    /** Iterates over authorized payments that changed since their books were checked. */
    unchecked: () => each({ funding: 'authorized', checked: { $exists: false } }),
    /** Iterates over payments with a line that was handed over before a moment and may mature. */
    maturing: (handedBefore: Date): AsyncIterable<Intent> =>
      intents
        .find({ handedSince: { $lt: handedBefore } })
        .sort({ handedSince: 1 })
        .batchSize(PAGE_SIZE),
    /** The same from the lines of all payments, also of those that an earlier release stored. */
    handed: (handedBefore: Date) =>
      each({
        lines: {
          $elemMatch: {
            handedAt: { $lt: handedBefore },
            capture: 'done',
            mature: { $exists: false },
            refund: { $exists: false },
          },
        },
      }),
  };
}

/**
 * Stores payments, one document per order. A change is saved only if the version that it was decided from is still
 * stored.
 */
export function createIntentsStore(db: Db, now: () => Date) {
  const intents = db.collection<Intent>('intents');
  const insertOne = gatherInserts(intents);
  const updateOne = gatherUpdates(intents);
  /** Payments that this instance wrote a moment ago: the provider's report on a page often follows at once. */
  const recent = new LRUCache<string, Intent>({ max: MAX_RECENT, ttl: RECENT_MS });
  const noteRecent = (intent: Intent): Intent => {
    recent.set(intent._id, intent);
    return intent;
  };
  const find = async (order: string) => (await intents.findOne({ _id: order })) ?? undefined;
  /** Writes the intent that was decided from `from`; undefined when another writer was faster. */
  async function save(from: Intent | undefined, decided: Decided): Promise<Intent | undefined> {
    if (!from) return undefined;
    const { handedSince: _since, checked: _checked, ...state } = decided.state;
    const next = withStep({ ...state, version: from.version + 1 }, decided.step);
    const handedSince = handedSinceOf(next);
    const saved = { ...next, due: nextOperation(next) !== undefined, ...(handedSince && { handedSince }) };
    const { _id, pendingEvents } = saved;
    const added = pendingEvents.slice(from.pendingEvents.length);
    const isSaved = await updateOne({
      filter: { _id, version: from.version },
      update: {
        $set: changedFields(from, saved),
        $unset: { checked: '', ...(!handedSince && { handedSince: '' }) },
        ...(added.length > 0 && { $push: { pendingEvents: { $each: added } } }),
      },
    });
    if (!isSaved) {
      recent.delete(_id);
      return undefined;
    }
    if (decided.step) paymentSteps.labels(decided.step.type).inc();
    return noteRecent(saved);
  }

  const write = createWrite<string, Intent | undefined, Command, Decided>({
    document: 'payment',
    load: find,
    decide(intent, command) {
      const decision = intent && decide(command, intent, now());
      return decision && { state: decision.intent, step: decision.step };
    },
    save,
  });

  return {
    find,
    /** Returns the lines of payments by order. */
    async linesOf(orders: readonly string[]): Promise<ReadonlyMap<string, PaymentLine[]>> {
      const found = await intents.find({ _id: { $in: [...orders] } }, { projection: { lines: 1 } }).toArray();
      return new Map(found.map(({ _id, lines }) => [_id, lines]));
    },
    /** Returns the payment as this instance wrote it a moment ago, which may be outdated. */
    recent: (order: string): Intent | undefined => recent.get(order),
    /** Stores a new intent and returns it, or returns the intent that the order has already. */
    async insert(intent: Intent): Promise<Intent> {
      if (await insertOne(intent)) return noteRecent(intent);
      const known = await find(intent._id);
      if (!known) throw new Error(`Payment ${intent._id} was deleted while it was stored.`);
      return known;
    },
    /**
     * Applies a command. Returns the intent after it; undefined when the order has none. `read` is the intent as the
     * caller read it, which may be outdated.
     */
    apply: (order: string, command: Command, read?: Intent): Promise<Intent | undefined> => write(order, command, read),
    ...iterations(intents),
    /** Records that the books of payments are checked, unless one changed since it was read. */
    async noteChecked(all: readonly Intent[]): Promise<void> {
      const update = { $set: { checked: true as const } };
      const writes = all.map(({ _id, version }) => ({ updateOne: { filter: { _id, version }, update } }));
      if (writes.length > 0) await intents.bulkWrite(writes, { ordered: false });
    },
    /** Makes payments unchecked, because their books differ. */
    async dropChecks(ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await intents.updateMany({ _id: { $in: [...ids] } }, { $unset: { checked: '' } });
    },
    async ensureIndexes(): Promise<void> {
      await intents.createIndexes([
        { key: { due: 1, _id: 1 }, partialFilterExpression: { due: true } },
        { key: { funding: 1, _id: 1 } },
        { key: { funding: 1, checked: 1, _id: 1 } },
        { key: { handedSince: 1 }, partialFilterExpression: { handedSince: { $exists: true } } },
        { key: { buyer: 1, createdAt: 1 } },
        { key: { 'lines.handedAt': 1 } },
      ]);
    },
  };
}
