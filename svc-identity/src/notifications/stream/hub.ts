import { type RepeatOptions, repeat } from '@ethereal/service-kit/repeat';
import type { NotificationRecord } from '../notification.ts';
import type { NotificationsStore } from '../notifications.store.ts';
import { OVERLAP_MS, type Reader } from './reader.ts';

/** Milliseconds between two queries for writes of other instances. */
const READ_EVERY_MS = 500;
/** Number of notifications that one query reads. */
const BATCH = 2000;
/** Number of users whose notifications one query reads. */
const USERS_AT_ONCE = 1000;

type HubOptions = Pick<RepeatOptions, 'logger' | 'onStop'> & { notifications: NotificationsStore; now: () => Date };

/**
 * Sends new notifications to the open streams, whichever instance wrote them. One query serves all readers: at once
 * after a write here, twice a second otherwise.
 */
export function createHub(options: HubOptions) {
  const { notifications, now } = options;
  const readers = new Map<string, Set<Reader>>();
  const seen = new Map<string, number>();
  let upTo = now().getTime();

  const isNew = ({ _id, changedAt }: NotificationRecord) => seen.get(_id) !== changedAt.getTime();
  const dropOld = (before: number) => {
    for (const [id, at] of seen) if (at < before) seen.delete(id);
  };

  async function send(user: string, changed: readonly NotificationRecord[]): Promise<void> {
    const unread = await notifications.countUnread(user);
    for (const reader of readers.get(user) ?? []) reader.send(changed, unread);
    for (const { _id, changedAt } of changed) seen.set(_id, changedAt.getTime());
  }

  /**
   * Returns the first notifications of these users since a moment. Grows the limit while all are of that moment, since
   * the next query could not begin after them.
   */
  async function readOf(users: readonly string[], since: Date) {
    for (let limit = BATCH; ; limit *= 2) {
      const batch = await notifications.changedSince(users, since, limit);
      const last = batch[limit - 1]?.changedAt.getTime();
      if (last !== since.getTime()) return { batch, last };
    }
  }

  /**
   * Returns the readers' notifications since a moment and, if a query reached its limit, the time up to which all
   * queries are complete.
   */
  async function readSince(since: Date) {
    const users = [...readers.keys()];
    const found: NotificationRecord[] = [];
    let fullUpTo: number | undefined;
    for (let start = 0; start < users.length; start += USERS_AT_ONCE) {
      const { batch, last } = await readOf(users.slice(start, start + USERS_AT_ONCE), since);
      found.push(...batch);
      if (last !== undefined) fullUpTo = Math.min(last, fullUpTo ?? last);
    }
    return { found, fullUpTo };
  }

  async function readNew(): Promise<void> {
    const began = now().getTime();
    if (readers.size === 0) {
      upTo = began;
      return;
    }
    const { found, fullUpTo } = await readSince(new Date(upTo - OVERLAP_MS));
    const byUser = Map.groupBy(found.filter(isNew), ({ user }) => user);
    for (const [user, changed] of byUser) await send(user, changed);
    // After a full query the next one begins exactly where this one ended, so that the overlap does not repeat it.
    upTo = fullUpTo === undefined ? began : fullUpTo + OVERLAP_MS;
    dropOld(upTo - 2 * OVERLAP_MS);
    if (fullUpTo !== undefined) reading.kick();
  }

  const reading = repeat(readNew, { ...options, job: 'reading new notifications', everyMs: READ_EVERY_MS });

  return {
    /** Queries at once, after a write of this instance. */
    kick: () => reading.kick(),
    /**
     * Sends a reader missed notifications and the unread count, then each new one. Returns a function that ends this.
     */
    async join(reader: Reader): Promise<() => void> {
      const ofUser = readers.get(reader.user) ?? new Set();
      readers.set(reader.user, ofUser.add(reader));
      const leave = () => {
        ofUser.delete(reader);
        if (ofUser.size === 0 && readers.get(reader.user) === ofUser) readers.delete(reader.user);
      };
      try {
        const missed = await notifications.changedSince([reader.user], new Date(reader.since()), BATCH);
        reader.send(missed, await notifications.countUnread(reader.user));
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
  };
}

export type Hub = ReturnType<typeof createHub>;
