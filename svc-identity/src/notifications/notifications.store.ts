import type { ErasedPeople } from '@ethereal/service-kit/erased-people';
import { lruLimit } from '@ethereal/service-kit/lru-limit';
import { unlessDuplicate } from '@ethereal/service-kit/mongo';
import { olderThan, type PageStart } from '@ethereal/service-kit/paging';
import { LRUCache } from 'lru-cache';
import type { Db, Filter } from 'mongodb';
import type { NotificationRecord } from './notification.ts';

/**
 * Number of notifications of a kind about one thing that a person keeps. An instance deletes the others each time it
 * added `TRIM_EVERY` of them.
 */
const MAX_ALIKE = 50;
/** Number of added notifications of a kind about one thing after which an instance deletes the oldest. */
const TRIM_EVERY = 75;
/** Maximum number of things whose notifications an instance counts. */
const MAX_COUNTED = 10_000;

/** Notifications in the database: one document for each event and person. */
export function createNotificationsStore(db: Db, erased: ErasedPeople) {
  const notifications = db.collection<NotificationRecord>('notifications');
  const DUE = { mail: 'due' as const };
  /** Settles a mail and deletes the text that is in the mail alone. */
  const SETTLE = { $set: { mail: 'settled' as const }, $unset: { 'line.body': '' as const } };

  async function insert(added: readonly NotificationRecord[]): Promise<void> {
    if (added.length > 0) await unlessDuplicate(notifications.insertMany([...added], { ordered: false }));
  }

  const counts = new LRUCache<string, number>(lruLimit(MAX_COUNTED));

  /**
   * Deletes the oldest notifications of a kind about one thing beyond `MAX_ALIKE`, so that a seller who changes a state
   * again and again fills nobody's list. A delayed mail is kept: it alone has its text.
   */
  async function trim({ user, type, topic, line: { key } }: NotificationRecord): Promise<void> {
    const name = [user, type, topic, key].join('\n');
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count % TRIM_EVERY);
    if (count < TRIM_EVERY) return;
    const alike = { user, type, topic, 'line.key': key, unlessRead: { $exists: false } };
    const old = await notifications.find(alike).sort({ createdAt: -1, _id: -1 }).skip(MAX_ALIKE).toArray();
    await notifications.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } });
  }

  return {
    async ensureIndexes(): Promise<void> {
      await notifications.createIndexes([
        { key: { user: 1, createdAt: -1, _id: -1 } },
        { key: { user: 1, readAt: 1 } },
        { key: { changedAt: 1 } },
        { key: { mailAt: 1 }, partialFilterExpression: DUE },
        { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
      ]);
    },

    /** Adds the notifications that are not stored yet, except those of people whose account was deleted. */
    async add(added: readonly NotificationRecord[]): Promise<void> {
      await erased.guardAll(
        added.map(({ user }) => user),
        (gone) => insert(added.filter(({ user }) => !gone.has(user))),
        (late) => notifications.deleteMany({ user: { $in: [...late] } }),
      );
      for (const record of added) await trim(record);
    },

    page(user: string, limit: number, after?: PageStart): Promise<NotificationRecord[]> {
      const filter = { user, ...olderThan<NotificationRecord>('createdAt', after) };
      return notifications.find(filter).sort({ createdAt: -1, _id: -1 }).limit(limit).toArray();
    },

    countUnread: (user: string) => notifications.countDocuments({ user, readAt: null }),

    async markRead(user: string, ids: readonly string[] | 'all', now: Date): Promise<void> {
      const filter: Filter<NotificationRecord> = { user, readAt: null };
      if (ids !== 'all') filter._id = { $in: [...ids] };
      await notifications.updateMany(filter, { $set: { readAt: now, changedAt: now } });
      await notifications.updateMany({ user, ...DUE, unlessRead: true, readAt: { $ne: null } }, SETTLE);
    },

    /** Marks a user's notifications of a topic as read and cancels their mails. Returns whether any was unread. */
    async settleTopic(user: string, topic: string, now: Date): Promise<boolean> {
      await notifications.updateMany({ user, topic, ...DUE }, SETTLE);
      const { modifiedCount } = await notifications.updateMany(
        { user, topic, readAt: null },
        { $set: { readAt: now, changedAt: now } },
      );
      return modifiedCount > 0;
    },

    /** Returns notifications of these users that were written at or after a moment, oldest first. */
    changedSince(users: readonly string[], since: Date, limit: number): Promise<NotificationRecord[]> {
      return notifications
        .find({ changedAt: { $gte: since }, user: { $in: [...users] } })
        .sort({ changedAt: 1 })
        .limit(limit)
        .toArray();
    },

    /** Returns users with notifications to mail now. */
    async usersWithDueMail(now: Date, limit: number): Promise<string[]> {
      const due = await notifications
        .find({ ...DUE, mailAt: { $lte: now } }, { projection: { user: 1 } })
        .sort({ mailAt: 1 })
        .limit(limit)
        .toArray();
      return [...new Set(due.map(({ user }) => user))];
    },

    /** A user's notifications to mail, oldest first. A delayed mail is left out until its time has come. */
    dueMail(user: string, now: Date, limit: number): Promise<NotificationRecord[]> {
      const isReady: Filter<NotificationRecord> = {
        $or: [{ unlessRead: { $exists: false } }, { mailAt: { $lte: now } }],
      };
      return notifications
        .find({ ...DUE, user, ...isReady })
        .sort({ createdAt: 1, _id: 1 })
        .limit(limit)
        .toArray();
    },

    async settleMail(ids: readonly string[]): Promise<void> {
      await notifications.updateMany({ _id: { $in: [...ids] } }, SETTLE);
    },

    async postponeMail(ids: readonly string[], mailAt: Date): Promise<void> {
      await notifications.updateMany({ _id: { $in: [...ids] }, ...DUE }, { $set: { mailAt } });
    },
  };
}

export type NotificationsStore = ReturnType<typeof createNotificationsStore>;
