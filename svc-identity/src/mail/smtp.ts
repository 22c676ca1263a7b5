import { createRequire } from 'node:module';
import type { SendMailOptions } from 'nodemailer';

// The CommonJS files, because those for `import` load `fetch` (`packages/service-kit/src/node-http.ts`).
const require = createRequire(import.meta.url);
const { createTransport }: typeof import('nodemailer') = require('nodemailer');
const MailComposer: typeof import('nodemailer/lib/mail-composer').default = require('nodemailer/lib/mail-composer');

/** Number of mails that are composed in parallel; they are sent one after the other over one open connection. */
export const SENDERS = 3;

export type MailServer = {
  /** Sends a mail. Resolves when the mail server has accepted it. */
  send(message: SendMailOptions): Promise<void>;
  close(): void;
};

/** Options that prevent a message from reading files or addresses. */
const NO_FILES_OR_URLS = { disableFileAccess: true, disableUrlAccess: true };

/** Connects to the mail server at an `smtp://` or `smtps://` URL. Every wait ends well within the lease of a mail. */
export function connectMailServer(url: string): MailServer {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 1,
      maxMessages: Number.POSITIVE_INFINITY,
      // The mail queue retries a mail whose connection broke.
      maxRequeues: 0,
      connectionTimeout: 5000,
      greetingTimeout: 5000,
      socketTimeout: 20_000,
    },
    NO_FILES_OR_URLS,
  );
  return {
    send: async (message) => {
      // The message is composed before it is sent: otherwise each header and line is a packet of its own.
      const composed = new MailComposer({ ...message, ...NO_FILES_OR_URLS }).compile();
      await transport.sendMail({ envelope: composed.getEnvelope(), raw: await composed.build() });
    },
    close: () => transport.close(),
  };
}

/** Whether the server reports that the mailbox does not exist, so that a retry is useless. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const { code, responseCode } = error;
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 550 && responseCode < 560;
}
