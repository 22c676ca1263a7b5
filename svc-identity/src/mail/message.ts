import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './letter.ts';
import { letterHtml, letterText } from './render-letter.ts';

/** Sender address of mails, and the site that their links lead to. */
export type Sender = { from: string; siteUrl: string };

// Returns a text as one line, so that text of people cannot start another header.
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

/** Returns a mail for the mail server. Addresses are passed as such, never as a list to parse. */
export function toMessage(mail: Mail, token: string, { from, siteUrl }: Sender): SendMailOptions {
  const { letter, replyTo } = mail;
  const url = letter.action && `${siteUrl}${letter.action.path}${token}`;
  return {
    from,
    to: { name: '', address: mail.to },
    ...(replyTo ? { replyTo: { name: oneLine(replyTo.name), address: replyTo.address } } : {}),
    subject: oneLine(letter.subject),
    messageId: `<${encodeURIComponent(mail._id)}@${new URL(siteUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    html: letterHtml(letter, url, siteUrl),
    text: letterText(letter, url, siteUrl),
  };
}
