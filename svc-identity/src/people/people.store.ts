import { MAX_COLLEAGUES } from '@ethereal/contracts/identity';
import { ROLES } from '@ethereal/contracts/roles';
import { foldedPattern } from '@ethereal/service-kit/fold';
import { olderThan, type PageStart } from '@ethereal/service-kit/paging';
import type { Db, Filter } from 'mongodb';
import type { UserRecord } from '../users/user.ts';
import { endOf, NOT_DELETED, sessionsEnded, type Users } from '../users/user-updates.ts';
import { type ReceivedDecision, receivedKey, suspensionsIn } from './suspensions.store.ts';

type Wanted = { search: string; ids: string[] };

/**
 * Returns a filter by which every word is part of the email or of a name, regardless of case, accents and apostrophes.
 */
function searchFilter(search: string): Filter<UserRecord>[] {
  return search.split(/\s+/).flatMap((word) => {
    const $regex = foldedPattern(word);
    return $regex === undefined ? [] : { $or: [{ email: { $regex } }, { fname: { $regex } }, { lname: { $regex } }] };
  });
}

/** Reads people for the desk and stores its decisions on them, each in one write with its events. */
export function createPeopleStore(db: Db) {
  const users: Users = db.collection('users');
  return {
    ...suspensionsIn(users),

    /** Returns a page of the people who match the search or have these ids. */
    page({ search, ids }: Wanted, limit: number, after?: PageStart): Promise<UserRecord[]> {
      const found = { $and: [{}, ...searchFilter(search)] };
      const conditions = [
        NOT_DELETED,
        { $or: [found, { _id: { $in: ids } }] },
        olderThan<UserRecord>('createdAt', after),
      ];
      return users.find({ $and: conditions }).sort({ createdAt: -1, _id: -1 }).limit(limit).toArray();
    },

    /** Returns the people who work at the desk, those who joined first first. */
    withRoles: (): Promise<UserRecord[]> =>
      users
        .find({ ...NOT_DELETED, roles: { $in: [...ROLES] } })
        .sort({ createdAt: 1, _id: 1 })
        .limit(MAX_COLLEAGUES)
        .toArray(),

    /** Records a decision, so that late or repeated events of its report change nothing. */
    async noteDecision(user: string, received: ReceivedDecision): Promise<void> {
      await users.updateOne({ _id: user }, { $max: { [receivedKey(received)]: received.at } });
    },

    async endSessions(user: string, from: Date): Promise<void> {
      await users.updateOne(
        { _id: user },
        { $set: endOf({ from }), $push: { pendingEvents: sessionsEnded(user, { from }) } },
      );
    },
  };
}

export type PeopleStore = ReturnType<typeof createPeopleStore>;
