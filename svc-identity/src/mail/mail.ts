import { ensureIndexes } from '@ethereal/service-kit/mongo';
import type { Clocked, UsersPart } from '../users/users.ts';
import { createMailQueue } from './mail-queue.store.ts';
import { createMailTokensStore } from './mail-tokens.store.ts';
import { createOrderFacts } from './order-facts.ts';
import { createPostOffice } from './post-office.ts';
import { connectMailServer } from './smtp.ts';

/** Opens the mail queue, the tokens of mailed links, and the post office that sends the mails. */
export async function openMail(base: Clocked, { users, erased }: UsersPart) {
  const { config, db, logger, onStop } = base;
  const mailTokens = createMailTokensStore(db, erased, logger);
  const mailQueue = createMailQueue(db);
  await ensureIndexes(mailTokens, mailQueue);
  const postOffice = createPostOffice({
    ...base,
    users,
    mailQueue,
    tokens: mailTokens,
    server: connectMailServer(config.SMTP_URL),
    sender: { from: config.MAIL_FROM, siteUrl: config.SITE_URL },
    addOrderFacts: createOrderFacts(config.PERSONAL_DATA_HOLDERS),
  });
  onStop('post office', postOffice.stop);
  return { mailTokens, mailQueue, postOffice };
}
