import { workOnEach } from '@ethereal/service-kit/each';
import { createBatcher } from '@ethereal/service-kit/events/batcher';
import { repeat } from '@ethereal/service-kit/repeat';
import pLimit from 'p-limit';
import { type DeliveryDeps, deliver } from './deliver.ts';
import type { Mail } from './letter.ts';
import type { ClaimedMail } from './mail-queue.store.ts';
import { SENDERS } from './smtp.ts';

/** Pause between two searches for pending mails, in milliseconds. */
const SWEEP_MS = 1000;
/** Number of users whose mails are collected, and of mails that are marked as sent, at once. */
const USERS_AT_ONCE = 100;
/** Maximum number of mails that an instance holds; after a crash they wait for the end of their lease. */
const MAX_CLAIMED = 20;
/**
 * Milliseconds within which sent mails are marked in one write. A crash before the write sends them again under their
 * ids.
 */
const MAX_WAIT_MS = 50;

/** Sends the mails of the mail queue, and moves mails there that were written with a user. */
export function createPostOffice(deps: DeliveryDeps) {
  const { users, mailQueue, logger, now } = deps;
  const options = { everyMs: SWEEP_MS, logger };
  /** Mails that were posted here and claimed in the same write, so that they need no query. */
  let claimedHere: ClaimedMail[] = [];
  let claimedCount = 0;

  const marker = createBatcher<Mail>({
    maxBatch: USERS_AT_ONCE,
    maxWaitMs: MAX_WAIT_MS,
    work: (sent) =>
      mailQueue
        .markSent(sent, now())
        .catch((error: unknown) => logger.warn({ err: error }, 'sent mails could not be marked')),
  });

  /** Sends these mails and releases those that a stop leaves unsent. */
  async function sendAll(mails: readonly ClaimedMail[], stopping: AbortSignal): Promise<void> {
    const unsent = new Set(mails);
    const send = async (mail: ClaimedMail) => {
      if (stopping.aborted) return;
      unsent.delete(mail);
      if (await deliver(mail, deps)) marker.add(mail);
    };
    await pLimit(SENDERS).map(mails, send);
    await mailQueue.release([...unsent], now());
  }

  async function sendPosted(stopping: AbortSignal): Promise<void> {
    while (claimedHere.length > 0) {
      const mails = claimedHere;
      claimedHere = [];
      await sendAll(mails, stopping).finally(() => {
        claimedCount -= mails.length;
      });
    }
  }

  async function sendDue(stopping: AbortSignal): Promise<void> {
    let more = true;
    while (more && !stopping.aborted) {
      const next = await mailQueue.claim(now(), MAX_CLAIMED);
      more = next.more;
      await sendAll(next.claimed, stopping);
    }
  }

  async function enqueue(mails: readonly Mail[]): Promise<void> {
    const count = Math.min(mails.length, MAX_CLAIMED - claimedCount);
    claimedCount += count;
    const claimed = await mailQueue.add(mails, now(), count).catch((error: unknown) => {
      claimedCount -= count;
      throw error;
    });
    claimedCount -= count - claimed.length;
    claimedHere.push(...claimed);
    if (claimed.length > 0) sender.kick();
    if (mails.length > count) sweeper.kick();
  }

  const collectPending = async () => {
    await workOnEach(await users.withPendingMails(USERS_AT_ONCE), async ({ _id, pendingMails }) => {
      await enqueue(pendingMails);
      await users.removePendingMails(_id, pendingMails);
    });
  };

  const sender = repeat(sendPosted, { ...options, job: 'sending new mails' });
  const sweeper = repeat(sendDue, { ...options, job: 'sending due mails' });
  const collector = repeat(collectPending, { ...options, job: 'collecting mails' });

  return {
    /** Resolves when the mails are stored in the mail queue; they are sent soon after. */
    post: (...mails: Mail[]): Promise<void> => enqueue(mails),
    /** Schedules the move of mails that were written with a user. */
    collectSoon: () => collector.kick(),
    /** Finishes the mails being sent; the others stay in the mail queue. */
    async stop(): Promise<void> {
      await collector.stop();
      await Promise.all([sender.stop(), sweeper.stop()]);
      await mailQueue.release(claimedHere, now());
      await marker.drain();
      deps.server.close();
    },
  };
}

export type PostOffice = ReturnType<typeof createPostOffice>;
