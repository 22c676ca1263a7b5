import { newEvent } from '@ethereal/service-kit/events/event';
import type { Db } from 'mongodb';
import { endOf, NO_PASSWORD, NOT_DELETED, sessionsEnded, type Users } from '../users/user-updates.ts';

const deleted = (user: string) => newEvent({ type: 'user.deleted', source: 'svc-identity', subject: user, data: {} });

/** Stores deletions in progress in the documents of users. A deletion starts in one write with its events. */
export function createErasuresStore(db: Db) {
  const users: Users = db.collection('users');
  const IN_PROGRESS = { 'erasure.since': { $exists: true } };
  return {
    async ensureIndexes(): Promise<void> {
      await users.createIndex({ 'erasure.since': 1 }, { partialFilterExpression: IN_PROGRESS });
    },

    /** Starts a deletion that `holders` must report as done. Returns false when it has started already. */
    async begin(user: string, holders: readonly string[], now: Date): Promise<boolean> {
      const { matchedCount } = await users.updateOne(
        { _id: user, ...NOT_DELETED },
        {
          $set: {
            passwordHash: NO_PASSWORD,
            ...endOf({ from: now }),
            erasure: { since: now, remindedAt: now, waitingFor: [...holders] },
          },
          $unset: { roles: '', secondFactor: '', passkeys: '', proposedFactor: '' },
          $push: { pendingEvents: { $each: [sessionsEnded(user, { from: now }), deleted(user)] } },
        },
      );
      return matchedCount === 1;
    },

    async markReported(user: string, service: string): Promise<void> {
      await users.updateOne({ _id: user, ...IN_PROGRESS }, { $pull: { 'erasure.waitingFor': service } });
    },

    /** Returns users whom every other service has erased. */
    complete: (limit: number) =>
      users
        .find({ ...IN_PROGRESS, 'erasure.waitingFor': { $size: 0 } })
        .limit(limit)
        .toArray(),

    /** Repeats the event of deletions that started or were repeated before a moment. Returns their users. */
    async remind(before: Date, now: Date, limit: number): Promise<string[]> {
      const late = await users
        .find({ ...IN_PROGRESS, 'erasure.remindedAt': { $lt: before } }, { projection: { _id: 1 } })
        .limit(limit)
        .toArray();
      for (const { _id } of late) {
        await users.updateOne({ _id }, { $set: { 'erasure.remindedAt': now }, $push: { pendingEvents: deleted(_id) } });
      }
      return late.map(({ _id }) => _id);
    },

    async deleteUser(user: string): Promise<void> {
      await users.deleteOne({ _id: user, ...IN_PROGRESS });
    },
  };
}

export type ErasuresStore = ReturnType<typeof createErasuresStore>;
