import { type DeliveryDeps, deliver } from './deliver.ts';
import type { Mail } from './mail.ts';
import { repeat } from './repeat.ts';
import { SENDERS } from './smtp.ts';

const SWEEP_MS = 1000;
const AT_ONCE = 100;

/** Sends what is in the outbox, and moves there what was written with a user. */
export function createPostOffice(deps: DeliveryDeps) {
  const { users, outbox, logger, now } = deps;
  const options = {
    everyMs: SWEEP_MS,
    onError: (error: unknown) => logger.warn({ err: error }, 'the outbox could not be worked on'),
  };

  const sendDue = async (stopping: AbortSignal) => {
    while (!stopping.aborted) {
      const mail = await outbox.claim(now());
      if (!mail) return;
      await deliver(mail, deps);
    }
  };
  const collectPending = async () => {
    for (const { _id, pendingMails } of await users.withPendingMails(AT_ONCE)) {
      await outbox.add(pendingMails, now());
      await users.forgetPendingMails(_id, pendingMails);
      wakeSenders();
    }
  };

  const senders = Array.from({ length: SENDERS }, () => repeat(sendDue, options));
  const wakeSenders = () => {
    for (const sender of senders) sender.kick();
  };
  const collector = repeat(collectPending, options);

  return {
    /** Resolves when the mail is safe in the outbox; it is sent soon after. */
    async post(mail: Mail): Promise<void> {
      await outbox.add([mail], now());
      wakeSenders();
    },
    /** Says that a user was written with mails. */
    collectSoon: () => collector.kick(),
    /** Finishes what is being sent; the rest stays in the outbox. */
    async stop(): Promise<void> {
      await Promise.all([collector, ...senders].map((worker) => worker.stop()));
      deps.server.close();
    },
  };
}

export type PostOffice = ReturnType<typeof createPostOffice>;
