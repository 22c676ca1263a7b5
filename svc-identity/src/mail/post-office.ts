import { createBatcher } from '@ethereal/service-kit/events/batcher';
import { repeat } from '@ethereal/service-kit/repeat';
import { type DeliveryDeps, deliver } from './deliver.ts';
import type { Mail } from './mail.ts';
import type { ClaimedMail } from './mail-queue.store.ts';
import { SENDERS } from './smtp.ts';

const SWEEP_MS = 1000;
const USERS_AT_ONCE = 100;
/** So many mails a replica takes at once; after a crash these wait for the end of their lease. */
const IN_HAND = 20;
/** What was sent within this time is marked in one write, in milliseconds: a crash sends these again, under their ids. */
const MARK_WITHIN_MS = 50;

/** Sends what is in the mail queue, and moves there what was written with a user. */
export function createPostOffice(deps: DeliveryDeps) {
  const { users, mailQueue, logger, now } = deps;
  const options = {
    everyMs: SWEEP_MS,
    logger,
  };
  /** Posted here and claimed in the same write: a lone mail needs no looking for. */
  let inHand: ClaimedMail[] = [];
  let holding = 0;

  const marker = createBatcher<Mail>({
    maxBatch: USERS_AT_ONCE,
    maxWaitMs: MARK_WITHIN_MS,
    work: (sent) =>
      mailQueue
        .markSent(sent, now())
        .catch((error: unknown) => logger.warn({ err: error }, 'sent mails could not be marked')),
  });

  /** What a stop leaves of these is given back. */
  async function sendAll(mails: readonly ClaimedMail[], stopping: AbortSignal): Promise<void> {
    const queue = [...mails];
    const sendNext = async () => {
      while (!stopping.aborted) {
        const mail = queue.shift();
        if (!mail) return;
        if (await deliver(mail, deps)) marker.add(mail);
      }
    };
    await Promise.all(Array.from({ length: SENDERS }, sendNext));
    await mailQueue.release(queue, now());
  }

  async function sendPosted(stopping: AbortSignal): Promise<void> {
    while (inHand.length > 0) {
      const mails = inHand;
      inHand = [];
      await sendAll(mails, stopping).finally(() => {
        holding -= mails.length;
      });
    }
  }

  async function sendDue(stopping: AbortSignal): Promise<void> {
    let more = true;
    while (more && !stopping.aborted) {
      const next = await mailQueue.claim(now(), IN_HAND);
      more = next.more;
      await sendAll(next.claimed, stopping);
    }
  }

  async function keep(mails: readonly Mail[]): Promise<void> {
    const wanted = Math.min(mails.length, IN_HAND - holding);
    holding += wanted;
    const claimed = await mailQueue.add(mails, now(), wanted).catch((error: unknown) => {
      holding -= wanted;
      throw error;
    });
    holding -= wanted - claimed.length;
    inHand.push(...claimed);
    if (claimed.length > 0) sender.kick();
    if (mails.length > wanted) sweeper.kick();
  }

  const collectPending = async () => {
    for (const { _id, pendingMails } of await users.withPendingMails(USERS_AT_ONCE)) {
      await keep(pendingMails);
      await users.forgetPendingMails(_id, pendingMails);
    }
  };

  const sender = repeat(sendPosted, { ...options, job: 'sending new mails' });
  const sweeper = repeat(sendDue, { ...options, job: 'sending due mails' });
  const collector = repeat(collectPending, { ...options, job: 'collecting mails' });

  return {
    /** Resolves when the mails are safe in the mail queue; they are sent soon after. */
    post: (...mails: Mail[]): Promise<void> => keep(mails),
    /** Says that a user was written with mails. */
    collectSoon: () => collector.kick(),
    /** Finishes what is being sent; the rest stays in the mail queue. */
    async stop(): Promise<void> {
      await collector.stop();
      await Promise.all([sender.stop(), sweeper.stop()]);
      await mailQueue.release(inHand, now());
      await marker.drain();
      deps.server.close();
    },
  };
}

export type PostOffice = ReturnType<typeof createPostOffice>;
