import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Express } from 'express';
import { SMTPServer } from 'smtp-server';
import { type Mails, openMails } from './mails.ts';
import { listPage, mailPage, missingPage } from './pages.ts';

/** A mail may load pictures and styles, and nothing else. */
const POLICY = "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; font-src http: https:";

/** Creates the pages of the inbox, and `GET /api/email`, which returns all mails as JSON, the newest last. */
function pagesOf(mails: Mails): Express {
  return express()
    .disable('x-powered-by')
    .get('/api/email', (_request, response) => void response.json(mails.all()))
    .use((_request, response, next) => {
      response.set('content-security-policy', POLICY);
      next();
    })
    .get('/', (_request, response) => void response.send(listPage(mails.all())))
    .get('/mails/:id', (request, response) => {
      const mail = mails.find(Number(request.params.id));
      response.status(mail ? 200 : 404).send(mail ? mailPage(mail) : missingPage());
    });
}

/** Creates the SMTP server, which accepts every mail for every address. */
const smtpOf = (mails: Mails): SMTPServer =>
  new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      stream
        .toArray()
        .then((chunks) => mails.add(Buffer.concat(chunks)))
        .then(() => done(), done);
    },
  });

const folder = process.env.INBOX_FOLDER ?? '';
mkdirSync(folder, { recursive: true });
const mails = openMails(join(folder, 'mails.sqlite'));
const web = pagesOf(mails).listen(Number(process.env.PORT), '127.0.0.1');
const smtp = smtpOf(mails);
// A client that breaks its connection is no error of the inbox.
smtp.on('error', (error) => console.error(error.message));
await Promise.all([once(web, 'listening'), once(smtp.listen(Number(process.env.SMTP_PORT), '127.0.0.1'), 'listening')]);
process.send?.('started');
