import type { Mail } from '../mail/letter.ts';
import type { Sessions } from '../sessions/session-tokens.ts';
import type { UserRecord } from '../users/user.ts';
import type { UsersStore } from '../users/users.store.ts';
import type { PeopleStore } from './people.store.ts';
import type { ReceivedDecision } from './suspensions.store.ts';

type SuspensionDeps = {
  users: Pick<UsersStore, 'find'>;
  people: PeopleStore;
  sessions: Pick<Sessions, 'endAllOf'>;
  announce(user: string): void;
};
type Suspension = NonNullable<UserRecord['suspended']>;

/**
 * Suspends and restores people. With `received` each decision is applied once, in the order of decisions. Both
 * functions return whether they changed anything.
 */
export function createSuspensions({ users, people, sessions, announce }: SuspensionDeps) {
  return {
    async suspend(user: string, suspension: Suspension, received?: ReceivedDecision, mails?: Mail[]): Promise<boolean> {
      const isNew = await people.suspend(user, suspension, received, mails);
      if (received) await people.noteDecision(user, received);
      // Covers a suspension that a crash left half done.
      const suspended = (await users.find(user))?.suspended;
      if (suspended) await sessions.endAllOf(user, { from: suspended.at });
      return isNew;
    },

    async restore(user: string, received?: ReceivedDecision, mails?: Mail[]): Promise<boolean> {
      const isNew = await people.restore(user, received, mails);
      if (received) await people.noteDecision(user, received);
      announce(user);
      return isNew;
    },
  };
}

export type Suspensions = ReturnType<typeof createSuspensions>;
