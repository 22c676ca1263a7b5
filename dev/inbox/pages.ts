import { escaped, plainPage } from '../bank/plain-page.ts';
import type { StoredMail } from './mails.ts';

const page = (title: string, body: string, head = ''): string => plainPage({ title, body, head, isWide: true });

const subjectOf = ({ subject }: StoredMail): string => subject || '(no subject)';

const recipientsOf = ({ to = [] }: StoredMail): string => to.map(({ address }) => address ?? '').join(', ');

const timeOf = ({ time }: StoredMail): string => `<time>${time.slice(0, 19).replace('T', ' ')}</time>`;

const rowOf = (mail: StoredMail): string =>
  `<tr><td><a href="/mails/${mail.id}">${escaped(subjectOf(mail))}</a></td><td>${escaped(recipientsOf(mail))}</td><td>${timeOf(mail)}</td></tr>`;

/** Returns the page that lists all mails, the newest first. It reloads itself every five seconds. */
export function listPage(mails: StoredMail[]): string {
  const rows = mails.map(rowOf).reverse();
  const list = `<table><thead><tr><th>Subject</th><th>To</th><th>Arrived (UTC)</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
  const head = '<meta http-equiv="refresh" content="5">';
  return page('Inbox', `<h1>Inbox</h1>${rows.length > 0 ? list : '<p>No mail has arrived.</p>'}`, head);
}

const details = (title: string, text: string): string =>
  `<details><summary>${title}</summary><pre>${escaped(text)}</pre></details>`;

/** Returns the page of one mail. Its HTML is shown in a frame without scripts, whose links open in a new tab. */
export function mailPage(mail: StoredMail): string {
  const frame = `<iframe title="Mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(`<base target="_blank">${mail.html ?? ''}`)}"></iframe>`;
  const headers = mail.headers.map(({ originalKey, value }) => `${originalKey}: ${value}`).join('\n');
  return page(
    subjectOf(mail),
    `<p><a href="/">Inbox</a></p><h1>${escaped(subjectOf(mail))}</h1>
<p>From ${escaped(mail.from?.address ?? '')} to ${escaped(recipientsOf(mail))}, ${timeOf(mail)}</p>
${mail.html ? frame : ''}${details('Text', mail.text ?? '')}${details('Headers', headers)}`,
  );
}

/** Returns the page for a mail that does not exist, or was deleted for newer ones. */
export const missingPage = (): string => page('Not found', '<p>This mail does not exist. <a href="/">Inbox</a></p>');
