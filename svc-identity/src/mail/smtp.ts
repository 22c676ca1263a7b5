import { createTransport, type SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';

/** How many mails are got ready at once; they go out one after the other, over one connection that stays open. */
export const SENDERS = 3;

export type MailServer = {
  /** Resolves when the mail server has taken the mail. */
  hand(message: SendMailOptions): Promise<void>;
  close(): void;
};

/** Nothing in a message may name a file or an address to read. */
const NOTHING_ELSE = { disableFileAccess: true, disableUrlAccess: true };

/** The mail server at `smtp://` or `smtps://` URL. Every wait ends well within the lease of a mail. */
export function connectMailServer(url: string): MailServer {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 1,
      maxMessages: Number.POSITIVE_INFINITY,
      // A mail whose connection broke is tried again by the mail queue, which counts and waits.
      maxRequeues: 0,
      connectionTimeout: 5000,
      greetingTimeout: 5000,
      socketTimeout: 20_000,
    },
    NOTHING_ELSE,
  );
  return {
    hand: async (message) => {
      // Put together before it is sent: else each header and line of it is a packet of its own, and a read of the server's.
      const composed = new MailComposer({ ...message, ...NOTHING_ELSE }).compile();
      await transport.sendMail({ envelope: composed.getEnvelope(), raw: await composed.build() });
    },
    close: () => transport.close(),
  };
}

/** Whether the server says that there is no such mailbox, so that trying again is no use. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const { code, responseCode } = error;
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 550 && responseCode < 560;
}
