import { orderNumber } from '@ethereal/contracts/orders';
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

/** Returns the words of a letter about several things: those that all have, or else what they are about. */
function wordsOf(lines: readonly MailedDraft['line'][], order: string | undefined) {
  const subject = sharedSubject(lines.map((line) => line.subject));
  const heading = lines.at(-1)?.heading ?? '';
  if (subject !== undefined) return { subject, heading };
  if (!order) return { subject: 'News from Ethereal.', heading: 'There is news for you' };
  const number = orderNumber(order);
  return { subject: `News of your Ethereal. order (${number})`, heading: `News of order ${number}` };
}

/** Returns one letter for several notifications, oldest first, with the latest state of each thing. */
export function notificationLetter(drafts: readonly MailedDraft[]): Letter {
  const latest = [...new Map(drafts.map((draft) => [`${draft.topic}\n${draft.line.key}`, draft])).values()];
  const last = latest.at(-1);
  if (!last) throw new Error('a letter needs at least one notification');
  const isOnePlace = isOne(latest.map(({ line, link }) => line.path ?? link));
  const order = isOne(latest.map(({ line }) => line.order ?? '')) ? last.line.order : undefined;
  return {
    ...wordsOf(
      latest.map(({ line }) => line),
      order,
    ),
    paragraphs: (latest.length === 1 && last.line.body?.split('\n').filter((text) => text.trim() !== '')) || [],
    goods: (latest.length === 1 && last.line.goods) || latest.map(goodOf),
    rows: latest.length === 1 ? (last.line.rows ?? []) : [],
    ...(order && { about: { order, withPayment: true as const } }),
    action: isOnePlace ? { label: last.line.action ?? 'View it at Ethereal.', path: last.line.path ?? last.link } : ALL,
    footnote: FOOTNOTE,
  };
}
