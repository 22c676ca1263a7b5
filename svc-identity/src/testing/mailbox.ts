import { once } from 'node:events';
import { lastingPort } from '@ethereal/service-kit/testing/harness';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';

/** A mail as the mail server received it. */
type Received = { to: string; mail: Email };

/** Starts a real SMTP server that stores its mails, and can be unavailable or reject mailboxes. */
export async function openMailbox() {
  const received: Received[] = [];
  const unknown = new Set<string>();
  let connections = 0;
  let server: SMTPServer | undefined;
  const port = await lastingPort();

  async function open(): Promise<void> {
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onConnect(_session, done) {
        connections += 1;
        done();
      },
      onRcptTo({ address }, _session, done) {
        const refusal = unknown.has(address)
          ? Object.assign(new Error('The mailbox does not exist.'), { responseCode: 550 })
          : null;
        done(refusal);
      },
      onData(stream, session, done) {
        stream.toArray().then(async (chunks) => {
          const mail = await PostalMime.parse(Buffer.concat(chunks));
          for (const { address } of session.envelope.rcptTo) received.push({ to: address, mail });
          done();
        }, done);
      },
    });
    server.on('error', () => {});
    const listening = server.listen(port, '127.0.0.1');
    await once(listening, 'listening');
  }
  await open();

  const to = (address: string, subject = /./) =>
    received
      .filter((candidate) => candidate.to === address && subject.test(candidate.mail.subject ?? ''))
      .map(({ mail }) => mail);

  return {
    received,
    to,
    url: `smtp://127.0.0.1:${port}`,
    /** Resolves to the n-th mail to an address with a matching subject. */
    async next(address: string, subject?: RegExp, nth = 1): Promise<Email> {
      return vi.waitFor(
        () => {
          const mail = to(address, subject)[nth - 1];
          if (!mail) throw new Error(`no mail to ${address} yet`);
          return mail;
        },
        { timeout: 10_000, interval: 20 },
      );
    },
    connections: () => connections,
    refuse: (address: string) => unknown.add(address),
    open,
    close: () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())),
  };
}

/** Returns the token in the link of a mail. */
export function tokenIn(mail: Email): string {
  const token = /(?:token=|reset-password\/)([\w-]{43})/.exec(mail.text ?? '')?.[1];
  if (!token) throw new Error(`no token in "${mail.subject}"`);
  return token;
}
