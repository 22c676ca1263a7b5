import { escaped } from '../bank/pages.ts';
import type { StoredMail } from './mails.ts';

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;margin:0;padding:1.5rem 1rem;background:#eef1f5;color:#1c2733}
main{max-width:60rem;margin:auto;padding:clamp(1rem,4vw,2rem);background:#fff;border:1px solid #d9dfe6;border-radius:1rem}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25;overflow-wrap:anywhere}a{color:#173a5e}
table{width:100%;border-collapse:collapse}td,th{padding:.45rem .5rem;border-top:1px solid #e6eaef;text-align:left;vertical-align:top;overflow-wrap:anywhere}
time{white-space:nowrap;color:#5a6673}iframe{width:100%;height:70vh;border:1px solid #d9dfe6;border-radius:.5rem}
details{margin-top:1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}
@media(max-width:40rem){thead{display:none}tr,td{display:block}tr{padding:.45rem 0;border-top:1px solid #e6eaef}td{padding:0;border:0}}`;

/** Returns a whole HTML page around a body. */
const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

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
