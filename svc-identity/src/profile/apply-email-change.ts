import { workOnEach } from '@ethereal/service-kit/each';
import { type RepeatOptions, repeat } from '@ethereal/service-kit/repeat';
import type { MailTokensStore } from '../mail/mail-tokens.store.ts';
import { formerEmail } from '../users/email-change.rules.ts';
import type { UserRecord } from '../users/user.ts';
import { EmailTaken } from '../users/user-updates.ts';
import type { UsersStore } from '../users/users.store.ts';

type Deps = { users: UsersStore; mailTokens: MailTokensStore; now: () => Date };

/** Pause between two searches for due changes, in milliseconds. */
const SWEEP_MS = 30_000;
/** Number of changes of one run. */
const AT_ONCE = 100;

/** Makes a confirmed address the account's own. Returns false when another account has it by now. */
export async function applyEmailChange(user: UserRecord, { users, mailTokens }: Deps): Promise<boolean> {
  try {
    await users.applyEmailChange(user, formerEmail(user));
  } catch (error) {
    if (!(error instanceof EmailTaken)) throw error;
    await users.dropEmailChange(user._id, user.emailChange?.to ?? '');
    return false;
  }
  // A reset link to the old mailbox must not open the account any more.
  await mailTokens.deleteOf('password-reset', user._id);
  return true;
}

/** Applies confirmed changes of email once their waiting time is over. */
export function applyDueEmailChanges(deps: Deps & Pick<RepeatOptions, 'logger' | 'onStop'>): void {
  const { users, now } = deps;
  const work = async () => {
    await workOnEach(await users.withDueEmailChange(now(), AT_ONCE), (user) => applyEmailChange(user, deps));
  };
  repeat(work, { ...deps, job: 'applying due email changes', everyMs: SWEEP_MS });
}
