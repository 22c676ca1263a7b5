import type { SendMailOptions } from 'nodemailer';
import { letterHtml, letterText } from './letter.ts';
import type { Mail } from './mail.ts';

/** Where mails come from and where their links lead. */
export type Sender = { from: string; siteUrl: string };

// Headers are one line each; whatever else people may have written can't begin another.
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

/** A mail as it is handed to the mail server. Addresses are given as such, never as a list to parse. */
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
