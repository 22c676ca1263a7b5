export type { Good, Letter, Mail } from './mail.ts';
export { createMailQueue, type MailQueue } from './mail-queue.store.ts';
export { createMailTokensStore, type MailTokensStore } from './mail-tokens.store.ts';
export { createPersonsMailsStore, momentOf, type PersonsMailsStore } from './persons-mails.store.ts';
export { createPostOffice, type PostOffice } from './post-office.ts';
export { connectMailServer } from './smtp.ts';
