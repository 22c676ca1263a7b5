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

/** A confirmed address becomes the account's own. False when somebody else has it by now. */
export async function adoptEmail(user: UserRecord, { users, mailTokens }: AdoptDeps): Promise<boolean> {
  try {
    await users.adoptEmail(user, formerEmail(user));
  } catch (error) {
    if (!(error instanceof EmailTaken)) throw error;
    await users.dropEmailChange(user._id, user.emailChange?.to ?? '');
    return false;
  }
  // The old mailbox must not take the account back with a link to its password.
  await mailTokens.forget('password-reset', user._id);
  return true;
}

/** Makes those changes true whose time has come. */
export function applyDueEmailChanges(deps: AdoptDeps & { logger: Logger }) {
  const { users, logger, now } = deps;
  const work = async () => {
    for (const user of await users.withDueEmailChange(now(), AT_ONCE)) await adoptEmail(user, deps);
  };
  return repeat(work, { job: 'applying due email changes', everyMs: SWEEP_MS, logger });
}
