import type { Letter } from '../../mail/index.ts';
import type { Draft } from '../notification.ts';

type Told = Pick<Draft, 'topic' | 'line' | 'link'>;

const FOOTNOTE = 'You choose what is mailed to you under Notifications in your profile.';

const isOne = (values: readonly string[]) => new Set(values).size === 1;

/** One letter for some notifications, oldest first: of one thing only its latest state. */
export function notificationLetter(told: readonly Told[]): Letter {
  const latest = [...new Map(told.map((one) => [`${one.topic}\n${one.line.key}`, one])).values()];
  const last = latest.at(-1);
  if (!last) throw new Error('a letter needs something to tell');
  const link = isOne(latest.map((one) => one.link)) ? last.link : '/ethereal/profile/notifications';
  const sameSubject = isOne(latest.map(({ line }) => line.subject));
  return {
    subject: sameSubject ? last.line.subject : 'News from Ethereal.',
    heading: sameSubject ? last.line.heading : 'There is news for you',
    paragraphs: [],
    rows: latest.map(({ line: { label, value } }) => ({ label, value })),
    action: { label: 'Have a look', path: link },
    footnote: FOOTNOTE,
  };
}
