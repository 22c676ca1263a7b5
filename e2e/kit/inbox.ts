import { inboxUrl } from './site.ts';
import { until } from './until.ts';

interface Mail {
  subject: string;
  to: { address: string }[];
  text: string;
}

/** API of the inbox of `npm start`. The one of maildev, which compose runs, has no prefix. */
const INBOX = `${inboxUrl}/api`;

/** Waits for the mails to an address whose subject starts with these words, and returns them, the newest last. */
export async function mailsTo(address: string, subject: string, count = 1, inbox = INBOX): Promise<Mail[]> {
  const fitting = async () => {
    const mails: Mail[] = await (await fetch(`${inbox}/email`)).json();
    return mails.filter((mail) => mail.subject.startsWith(subject) && mail.to.some((to) => to.address === address));
  };
  return until(`mails "${subject}" to ${address}`, fitting, (mails) => mails.length >= count);
}

/** Returns the link to the site in the newest such mail, as a path. */
export async function mailedLinkTo(address: string, subject: string, count = 1, inbox = INBOX): Promise<string> {
  const mail = (await mailsTo(address, subject, count, inbox)).at(-1);
  const link = mail?.text.match(/https?:\/\/\S+\/ethereal\/\S+/)?.[0];
  if (!link) throw new Error(`No link in the mail "${subject}": ${mail?.text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
