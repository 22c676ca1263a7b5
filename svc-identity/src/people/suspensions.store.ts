import { newEvent } from '@ethereal/service-kit/events/event';
import type { Filter } from 'mongodb';
import type { Mail } from '../mail/letter.ts';
import type { UserRecord } from '../users/user.ts';
import { endOf, sessionsEnded, type Users } from '../users/user-updates.ts';

type Suspension = NonNullable<UserRecord['suspended']>;

/** Mails that are written with a change. */
type Mails = readonly Mail[];

/** A decision on a report, or its undoing. */
export type ReceivedDecision = { report: string; at: Date };

export const receivedKey = ({ report }: ReceivedDecision) => `decisionsReceived.${report}`;
const notReceived = (received?: ReceivedDecision): Filter<UserRecord> =>
  received ? { [receivedKey(received)]: { $not: { $gte: received.at } } } : {};

const suspendedEvent = (user: string, { reason }: Suspension) =>
  newEvent({ type: 'user.suspended', source: 'svc-identity', subject: user, data: { user, reason } });
const restoredEvent = (user: string) =>
  newEvent({ type: 'user.restored', source: 'svc-identity', subject: user, data: { user } });

/** Suspends and restores people; a part of the store of people. Each suspension by a report counts on its own. */
export function suspensionsIn(users: Users) {
  async function begin(user: string, suspended: Suspension, received: ReceivedDecision | undefined, mails: Mails) {
    const { modifiedCount } = await users.updateOne(
      { _id: user, suspended: { $exists: false }, ...notReceived(received) },
      {
        $set: {
          suspended,
          ...endOf({ from: suspended.at }),
          ...(received && { [receivedKey(received)]: received.at }),
        },
        $push: {
          pendingMails: { $each: [...mails] },
          pendingEvents: {
            $each: [sessionsEnded(user, { from: suspended.at }), suspendedEvent(user, suspended)],
          },
        },
      },
    );
    return modifiedCount === 1;
  }

  /** Adds the suspension by a report to that of a suspended person. Returns whether it was added. */
  async function addFurther(user: string, suspended: Suspension, received: ReceivedDecision): Promise<boolean> {
    const { report, at } = received;
    const suspendedByOthers = { suspended: { $exists: true }, 'suspended.report': { $ne: report } };
    const { modifiedCount } = await users.updateOne(
      { _id: user, ...suspendedByOthers, 'furtherSuspensions.report': { $ne: report }, ...notReceived(received) },
      { $push: { furtherSuspensions: suspended }, $set: { [receivedKey(received)]: at } },
    );
    return modifiedCount === 1;
  }

  async function end(user: string, received: ReceivedDecision | undefined, mails: Mails): Promise<boolean> {
    const last = received && {
      'suspended.report': received.report,
      'furtherSuspensions.0': { $exists: false },
      ...notReceived(received),
    };
    const { modifiedCount } = await users.updateOne(
      { _id: user, suspended: { $exists: true }, ...last },
      {
        $unset: { suspended: '', furtherSuspensions: '' },
        $push: { pendingMails: { $each: [...mails] }, pendingEvents: restoredEvent(user) },
      },
    );
    return modifiedCount === 1;
  }

  /** Puts the next suspension in place of that of a report. Returns whether there was a next one. */
  async function continueByNext(user: string, received: ReceivedDecision): Promise<boolean> {
    const [next] = (await users.findOne({ _id: user }))?.furtherSuspensions ?? [];
    if (!next) return false;
    const inEffect = { 'suspended.report': received.report, 'furtherSuspensions.0.report': next.report };
    const { modifiedCount } = await users.updateOne(
      { _id: user, ...inEffect, ...notReceived(received) },
      { $set: { suspended: next, [receivedKey(received)]: received.at }, $pop: { furtherSuspensions: -1 } },
    );
    return modifiedCount === 1;
  }

  return {
    /**
     * Suspends a person; the suspension by a further report takes effect when those before it have ended. Returns
     * whether this suspension is the one in effect.
     */
    async suspend(
      user: string,
      suspended: Suspension,
      received?: ReceivedDecision,
      mails: Mails = [],
    ): Promise<boolean> {
      if (await begin(user, suspended, received, mails)) return true;
      if (!received || (await addFurther(user, suspended, received))) return false;
      // The suspension before it may have ended between the two writes.
      return begin(user, suspended, received, mails);
    },

    /**
     * Ends every suspension of a person; with `received` only that of the report. Returns whether the person is
     * suspended no longer.
     */
    async restore(user: string, received?: ReceivedDecision, mails: Mails = []): Promise<boolean> {
      if (received)
        await users.updateOne(
          { _id: user, 'furtherSuspensions.report': received.report, ...notReceived(received) },
          { $pull: { furtherSuspensions: { report: received.report } } },
        );
      if (await end(user, received, mails)) return true;
      if (!received || (await continueByNext(user, received))) return false;
      // The next suspension may have ended between the two writes.
      return end(user, received, mails);
    },
  };
}
