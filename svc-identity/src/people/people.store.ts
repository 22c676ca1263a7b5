import { newEvent } from '@ethereal/service-kit/events/event';
import type { PageStart } from '@ethereal/service-kit/paging';
import type { Db, Filter } from 'mongodb';
import { sessionsEnded, type UserRecord } from '../accounts/index.ts';
import type { Mail } from '../mail/index.ts';

type Suspension = NonNullable<UserRecord['suspended']>;
type Stored = UserRecord & { pendingEvents?: unknown[] };

type Wanted = { search: string; ids: string[] };

/** What is mailed with a change, by the same write. */
type Mails = readonly Mail[];

/** A decision on a report, or its being undone. */
export type Heard = { report: string; at: Date };

const heardKey = ({ report }: Heard) => `decisionsReceived.${report}`;
const unheard = (heard?: Heard): Filter<Stored> => (heard ? { [heardKey(heard)]: { $not: { $gte: heard.at } } } : {});

const HERE = { erasure: { $exists: false } };
const ended = (from: Date) => ({ tokensValidFrom: from, tokensValidExcept: null });

/** Every word stands in the email or in a name, whatever its case; a word is never a pattern. */
function holding(search: string): Filter<Stored>[] {
  const words = search.split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const found = { $regex: RegExp.escape(word), $options: 'i' };
    return { $or: [{ email: found }, { fname: found }, { lname: found }] };
  });
}

/** What the desk reads and decides of people, in one write with the events that tell of it. */
export function createPeopleStore(db: Db) {
  const users = db.collection<Stored>('users');
  const suspendedEvent = (user: string, { reason }: Suspension) =>
    newEvent({ type: 'user.suspended', source: 'svc-identity', subject: user, data: { user, reason } });
  const restoredEvent = (user: string) =>
    newEvent({ type: 'user.restored', source: 'svc-identity', subject: user, data: { user } });
  return {
    /** Those whom the search describes, and those of these ids. */
    page({ search, ids }: Wanted, limit: number, after?: PageStart): Promise<UserRecord[]> {
      const found = { $and: [{}, ...holding(search)] };
      const conditions: Filter<Stored>[] = [HERE, { $or: [found, { _id: { $in: ids } }] }];
      if (after) {
        conditions.push({
          $or: [{ createdAt: { $lt: after.createdAt } }, { createdAt: after.createdAt, _id: { $lt: after.id } }],
        });
      }
      return users.find({ $and: conditions }).sort({ createdAt: -1, _id: -1 }).limit(limit).toArray();
    },

    /** Once: who is suspended already stays so as they are. Answers whether it is this suspension that stands from now on. */
    async suspend(user: string, suspended: Suspension, heard?: Heard, mails: Mails = []): Promise<boolean> {
      const { modifiedCount } = await users.updateOne(
        { _id: user, suspended: { $exists: false }, ...unheard(heard) },
        {
          $set: { suspended, ...ended(suspended.at), ...(heard && { [heardKey(heard)]: heard.at }) },
          $push: {
            pendingMails: { $each: [...mails] },
            pendingEvents: {
              $each: [sessionsEnded(user, { from: suspended.at }), suspendedEvent(user, suspended)],
            },
          },
        },
      );
      return modifiedCount === 1;
    },

    /** With `heard` only from the suspension of that report. Answers whether one ended. */
    async restore(user: string, heard?: Heard, mails: Mails = []): Promise<boolean> {
      const { modifiedCount } = await users.updateOne(
        {
          _id: user,
          suspended: { $exists: true },
          ...(heard && { 'suspended.report': heard.report, ...unheard(heard) }),
        },
        {
          $unset: { suspended: '' },
          $push: { pendingMails: { $each: [...mails] }, pendingEvents: restoredEvent(user) },
        },
      );
      return modifiedCount === 1;
    },

    /** What comes late or again of this report changes nothing any more. */
    async hear(user: string, heard: Heard): Promise<void> {
      await users.updateOne({ _id: user }, { $max: { [heardKey(heard)]: heard.at } });
    },

    async endSessions(user: string, from: Date): Promise<void> {
      await users.updateOne(
        { _id: user },
        { $set: ended(from), $push: { pendingEvents: sessionsEnded(user, { from }) } },
      );
    },
  };
}

export type PeopleStore = ReturnType<typeof createPeopleStore>;
