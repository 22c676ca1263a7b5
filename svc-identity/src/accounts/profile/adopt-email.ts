import type { Logger } from '@ethereal/service-kit/logger';
import { repeat } from '@ethereal/service-kit/repeat';
import type { MailTokensStore } from '../../mail/index.ts';
import type { UserRecord } from '../users/user.ts';
import { EmailTaken } from '../users/user-updates.ts';
import type { UsersStore } from '../users/users.store.ts';
import { formerEmail } from './email-change.ts';

type AdoptDeps = { users: UsersStore; mailTokens: MailTokensStore; now: () => Date };

const SWEEP_MS = 30_000;
const AT_ONCE = 100;

/** Makes a confirmed address the account's own. Returns false when another account has it by now. */
export async function adoptEmail(user: UserRecord, { users, mailTokens }: AdoptDeps): Promise<boolean> {
  try {
    await users.adoptEmail(user, formerEmail(user));
  } catch (error) {
    if (!(error instanceof EmailTaken)) throw error;
    await users.dropEmailChange(user._id, user.emailChange?.to ?? '');
    return false;
  }
  // A reset link to the old mailbox must not open the account any more.
  await mailTokens.forget('password-reset', user._id);
  return true;
}

/** Applies confirmed changes of email once their waiting time is over. */
export function applyDueEmailChanges(deps: AdoptDeps & { logger: Logger }) {
  const { users, logger, now } = deps;
  const work = async () => {
    for (const user of await users.withDueEmailChange(now(), AT_ONCE)) await adoptEmail(user, deps);
  };
  return repeat(work, { job: 'applying due email changes', everyMs: SWEEP_MS, logger });
}
