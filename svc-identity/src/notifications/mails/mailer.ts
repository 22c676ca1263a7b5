import { createHash } from 'node:crypto';
import { workOnEach } from '@ethereal/service-kit/each';
import { type RepeatOptions, repeat } from '@ethereal/service-kit/repeat';
import type { PostOffice } from '../../mail/post-office.ts';
import type { UsersStore } from '../../users/users.store.ts';
import type { NotificationsStore } from '../notifications.store.ts';
import type { KnownBook, MailBooksStore } from './mail-books.store.ts';
import { notificationLetter } from './notification-letter.ts';
import { planMail } from './plan-mail.ts';

/** Pause between two searches for due mails, in milliseconds. */
const MAIL_EVERY_MS = 1000;
/** Number of people whose mails one run prepares. */
const PEOPLE_AT_ONCE = 100;
/** Maximum number of notifications in one mail. */
const MAX_PER_MAIL = 100;

type MailerDeps = {
  users: UsersStore;
  notifications: NotificationsStore;
  books: MailBooksStore;
  postOffice: Pick<PostOffice, 'post'>;
  /** Maximum number of notification mails to one person per hour. */
  perHour: number;
  now: () => Date;
};

/** Returns the same id for the same notifications, so that a crash between two steps sends one mail. */
const mailId = (tells: readonly string[]) =>
  `news-${createHash('sha256').update(tells.join()).digest('hex').slice(0, 32)}`;

/**
 * Mails the due notifications of one person within the limits. It has three steps: decide (counted in the same write),
 * add to the mail queue, settle. After a crash the interrupted step is repeated.
 */
export async function mailPerson(user: string, deps: MailerDeps): Promise<void> {
  for (;;) {
    const known = await deps.books.find(user);
    const next = known.decided ? { decided: known.decided, isLast: false } : await decideNext(user, known, deps);
    if (!next) return;
    await finish(user, next.decided, deps);
    if (next.isLast) return;
  }
}

type Decided = NonNullable<KnownBook['decided']>;

async function finish(user: string, decided: Decided, deps: MailerDeps) {
  await deps.postOffice.post(decided.mail);
  await deps.notifications.settleMail(decided.tells);
  await deps.books.settle(user, decided.mail._id);
}

/**
 * Returns the next decided mail; undefined when nothing can be decided now or another instance decides. `isLast` is
 * true when it covers all that was due.
 */
async function decideNext(
  user: string,
  known: KnownBook,
  deps: MailerDeps,
): Promise<{ decided: Decided; isLast: boolean } | undefined> {
  const { users, notifications, books, perHour, now } = deps;
  const due = await notifications.dueMail(user, now(), MAX_PER_MAIL);
  if (due.length === 0) return undefined;
  const plan = planMail(due, known.history, { now: now(), perHour });
  if ('waits' in plan) {
    for (const { ids, until } of plan.waits) await notifications.postponeMail(ids, until);
    return undefined;
  }
  const person = await users.find(user);
  if (!person) {
    await notifications.settleMail(due.map(({ _id }) => _id));
    return undefined;
  }
  const tells = plan.send.map(({ _id }) => _id);
  const hasBody = plan.send.some(({ line }) => line.body !== undefined);
  const letter = notificationLetter(plan.send);
  const mail = { _id: mailId(tells), to: person.email, letter, ...(hasBody && { forgetWhenSent: true }) };
  const decided = { mail, tells };
  if (!(await books.decide(user, known, { history: plan.after, decided, now: now() }))) return undefined;
  return { decided, isLast: due.length < MAX_PER_MAIL && tells.length === due.length };
}

/**
 * Mails the notifications that people selected for mail, collected by topic and limited per hour, for all instances.
 */
export function startMailer(deps: MailerDeps & Pick<RepeatOptions, 'logger' | 'onStop'>): void {
  const { notifications, now } = deps;
  const work = async (stopping: AbortSignal) => {
    await workOnEach(await notifications.usersWithDueMail(now(), PEOPLE_AT_ONCE), async (user) => {
      if (!stopping.aborted) await mailPerson(user, deps);
    });
  };
  repeat(work, { ...deps, job: 'mailing notifications', everyMs: MAIL_EVERY_MS });
}
