import type { Letter } from '../../mail/letter.ts';
import type { Draft } from '../notification.ts';

type MailedDraft = Pick<Draft, 'topic' | 'line' | 'link' | 'picture'>;

const FOOTNOTE = 'You choose what is mailed to you under Notifications in your profile.';

const isOne = (values: readonly string[]) => new Set(values).size === 1;

const ALL = { label: 'View your notifications', path: '/ethereal/profile/notifications' };

const goodOf = ({ picture, line: { label, detail, value } }: MailedDraft) => ({ picture, name: label, detail, value });

// Input: our own.
const ORDER_NUMBER = / \(#[\dA-F]{8}\)$/;

/** Returns the common subject, without the order's number when the numbers differ. */
function sharedSubject(subjects: readonly string[]): string | undefined {
  for (const list of [subjects, subjects.map((subject) => subject.replace(ORDER_NUMBER, ''))])
    if (isOne(list)) return list[0];
  return undefined;
}

/** Returns one letter for several notifications, oldest first, with the latest state of each thing. */
export function notificationLetter(drafts: readonly MailedDraft[]): Letter {
  const latest = [...new Map(drafts.map((one) => [`${one.topic}\n${one.line.key}`, one])).values()];
  const last = latest.at(-1);
  if (!last) throw new Error('a letter needs at least one notification');
  const isOnePlace = isOne(latest.map(({ line, link }) => line.path ?? link));
  const orders = latest.map(({ line }) => line.order ?? '');
  const subject = sharedSubject(latest.map(({ line }) => line.subject));
  return {
    subject: subject ?? 'News from Ethereal.',
    heading: subject === undefined ? 'There is news for you' : last.line.heading,
    paragraphs: (latest.length === 1 && last.line.body?.split('\n').filter((text) => text.trim() !== '')) || [],
    goods: (latest.length === 1 && last.line.goods) || latest.map(goodOf),
    rows: latest.length === 1 ? (last.line.rows ?? []) : [],
    ...(orders[0] && isOne(orders) && { about: { order: orders[0], withPayment: true as const } }),
    action: isOnePlace ? { label: last.line.action ?? 'View it at Ethereal.', path: last.line.path ?? last.link } : ALL,
    footnote: FOOTNOTE,
  };
}
