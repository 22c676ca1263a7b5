import { unavailable } from '@ethereal/service-kit/errors';
import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { Db, Filter } from 'mongodb';
import { paymentSteps } from '../metrics.ts';
import { type Command, type Decision, decide } from './intent.rules.ts';
import type { HistoryStep, Intent } from './intent.ts';
import { nextOperation } from './operations.ts';
import { eventsOf } from './payment-events.ts';

export type IntentStore = ReturnType<typeof createIntentStore>;

/** A payment's page, its webhooks, its order and our own work meet at one document: more turns than this at once are none of them. */
const MAX_TURNS = 50;

/** How many payments are read at once by those who go through many. */
const PAGE = 100;

const withStep = (intent: Intent, step: HistoryStep | undefined): Intent =>
  step
    ? {
        ...intent,
        history: [...intent.history, step],
        pendingEvents: [...intent.pendingEvents, ...eventsOf(intent, step)],
      }
    : intent;

/** The payments, one document an order. Every change holds only against the version that it was decided from. */
export function createIntentStore(db: Db, now: () => Date) {
  const intents = db.collection<Intent>('intents');
  const find = async (order: string) => (await intents.findOne({ _id: order })) ?? undefined;
  /** All that a filter finds, a page of ids at a time: none that stays found keeps others from being seen. */
  async function* each(filter: Filter<Intent>): AsyncGenerator<Intent> {
    for (let after = ''; ; ) {
      const found = await intents
        .find({ ...filter, _id: { $gt: after } })
        .sort({ _id: 1 })
        .limit(PAGE)
        .toArray();
      yield* found;
      const last = found.at(-1);
      if (!last || found.length < PAGE) return;
      after = last._id;
    }
  }

  /** Writes what was decided from an intent; undefined when another change came first. */
  async function change(from: Intent, decision: NonNullable<Decision>): Promise<Intent | undefined> {
    const next = withStep({ ...decision.intent, version: from.version + 1 }, decision.step);
    const { _id, pendingEvents, ...fields } = { ...next, due: nextOperation(next) !== undefined };
    const added = pendingEvents.slice(from.pendingEvents.length);
    const changed = await intents.findOneAndUpdate(
      { _id, version: from.version },
      { $set: fields, ...(added.length > 0 && { $push: { pendingEvents: { $each: added } } }) },
      { returnDocument: 'after' },
    );
    if (changed && decision.step) paymentSteps.labels(decision.step.type).inc();
    return changed ?? undefined;
  }

  return {
    find,
    /** Keeps a new intent; the one that the order has already stays, and is answered. */
    async insert(intent: Intent): Promise<Intent> {
      try {
        await intents.insertOne(intent);
        return intent;
      } catch (error) {
        const known = isDuplicateKey(error) ? await find(intent._id) : undefined;
        if (!known) throw error;
        return known;
      }
    },
    /**
     * Applies a command; answers the intent as it is then, undefined when the order has none. `read` is the intent as the caller read it:
     * the change is tried against it first. That nothing changes is never decided from it, as it may be outdated.
     */
    async apply(order: string, command: Command, read?: Intent): Promise<Intent | undefined> {
      for (let turn = 0; turn < MAX_TURNS; turn++) {
        const intent = (turn === 0 && read) || (await find(order));
        if (!intent) return undefined;
        const decision = decide(command, intent, now());
        const changed = decision && (await change(intent, decision));
        if (changed) return changed;
        if (!decision && intent !== read) return intent;
      }
      throw unavailable();
    },
    /** Payments for which the provider has to be asked for something. */
    due: () => each({ due: true }),
    /** Payments that nobody has told the end of, begun before a moment or over by then. */
    unreported: (begunBefore: Date, over: Date) =>
      each({
        funding: { $in: ['created', 'failed'] },
        $or: [{ createdAt: { $lt: begunBefore } }, { expiresAt: { $lte: over } }],
      }),
    /** Payments whose money was there, whatever became of it. */
    authorized: () => each({ funding: 'authorized' }),
    /** Payments with a captured line that was handed over before a moment and whose share still rests. */
    maturing: (handedBefore: Date) =>
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
    async ensureIndexes(): Promise<void> {
      await intents.createIndexes([
        { key: { due: 1, _id: 1 }, partialFilterExpression: { due: true } },
        { key: { funding: 1, _id: 1 } },
        { key: { buyer: 1, createdAt: 1 } },
        { key: { 'lines.handedAt': 1 } },
      ]);
    },
  };
}
