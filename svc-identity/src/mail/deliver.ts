import { DomainError, messageOf } from '@ethereal/service-kit/errors';
import type { Logger } from '@ethereal/service-kit/logger';
import type { UsersStore } from '../users/users.store.ts';
import type { Mail } from './letter.ts';
import type { ClaimedMail, MailQueue } from './mail-queue.store.ts';
import type { MailTokensStore } from './mail-tokens.store.ts';
import { type Sender, toMessage } from './message.ts';
import type { AddOrderFacts } from './order-facts.ts';
import { isRefusedForGood, type MailServer } from './smtp.ts';

export type DeliveryDeps = {
  users: UsersStore;
  tokens: MailTokensStore;
  mailQueue: MailQueue;
  server: MailServer;
  sender: Sender;
  addOrderFacts: AddOrderFacts;
  logger: Logger;
  now: () => Date;
};

/** Pause after the first failure, in milliseconds; it doubles with each further one. */
const FIRST_PAUSE_MS = 1000;
/** Maximum pause after a failure, in milliseconds. */
const MAX_PAUSE_MS = 30_000;

/** Returns the pause after the n-th failure in milliseconds. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 10), MAX_PAUSE_MS);
}

/** Returns recipient and link token of a mail ('' without a link); undefined when the mail is not needed any more. */
async function recipientOf(
  { to, letter }: Mail,
  { users, tokens, now }: DeliveryDeps,
): Promise<{ to: string; token: string } | undefined> {
  const { token: purpose, user: userId } = letter.action ?? {};
  if (!purpose) return { to, token: '' };
  if (userId) return { to, token: await tokens.mint(purpose, userId, to, now()) };
  const user = await users.findByLogin(to, now());
  if (!user || (purpose === 'activation' && user.activatedAt)) return undefined;
  // Links that open an account go to the confirmed address only, whichever address was named.
  return { to: user.email, token: await tokens.mint(purpose, user._id, user.email, now()) };
}

/** Milliseconds before the end of its lease after which a mail is not started: another instance may claim it soon. */
const TOO_LATE_MS = 40_000;

/** Passes one mail to the mail server and returns whether it is finished. A failure reschedules it. */
export async function deliver(mail: ClaimedMail, deps: DeliveryDeps): Promise<boolean> {
  const { mailQueue, server, sender, addOrderFacts, logger, now } = deps;
  if (now().getTime() > mail.dueAt.getTime() - TOO_LATE_MS) return false;
  try {
    const recipient = await recipientOf(mail, deps);
    if (recipient) {
      const letter = await addOrderFacts(mail.letter, mail.attempts);
      await server.send(toMessage({ ...mail, letter, to: recipient.to }, recipient.token, sender));
    }
    return true;
  } catch (error) {
    // The account was deleted while its mail was prepared.
    if (error instanceof DomainError && error.kind === 'gone') return true;
    const reason = messageOf(error);
    if (isRefusedForGood(error)) {
      logger.warn({ mail: mail._id }, 'the mail server rejected a mail permanently');
      await mailQueue.markRefused(mail, reason, now());
    } else {
      logger.warn(
        { mail: mail._id, attempts: mail.attempts, err: error },
        'a mail could not be sent; it is tried again',
      );
      await mailQueue.retryAt(mail._id, new Date(now().getTime() + waitAfter(mail.attempts)), reason);
    }
    return false;
  }
}
