import type { EventOf } from '@ethereal/contracts/events';
import type { ReportAction } from '@ethereal/contracts/report-words';
import type { Draft } from './notification.ts';

/** Texts for each decision. A decision to keep the target sends no notification. */
const DONE: Record<ReportAction, string | undefined> = {
  keep: undefined,
  hide: 'Hidden by Ethereal.',
  remove: 'Removed by Ethereal.',
  warn: 'Warning from Ethereal.',
  suspend: 'Suspended by Ethereal.',
};
const UNDONE: Record<ReportAction, string | undefined> = {
  keep: undefined,
  hide: 'No longer hidden by Ethereal.',
  remove: 'No longer removed by Ethereal.',
  warn: 'Warning withdrawn by Ethereal.',
  suspend: 'No longer suspended by Ethereal.',
};

type DeskNews = {
  user: string;
  key: string;
  topic: string;
  link: string;
  name: string;
  picture?: string | undefined;
};

/** Returns the notification of a decision with its reason, or of its undoing without one. */
function deskDrafts(words: string, { user, key, topic, link, name, picture }: DeskNews, reason?: string): Draft[] {
  return [
    {
      user,
      type: 'report-decided',
      link,
      topic,
      picture,
      text: `${words} ${name}${reason === undefined ? '' : `: ${reason}`}`,
      line: {
        subject: words,
        heading: words,
        key,
        label: name,
        value: reason ?? 'Undone',
        action: 'Read the decision',
      },
    },
  ];
}

/** Notifies the reported person of a decision and of its undoing. */
export function decisionDrafts(event: EventOf<'report.decided'> | EventOf<'report.undone'>): Draft[] {
  const { person: user, report: key, name, link, action } = event.data;
  const isUndone = event.type === 'report.undone';
  const words = (isUndone ? UNDONE : DONE)[action];
  if (words === undefined) return [];
  // A decision can be answered on the page that shows it.
  const shown = isUndone ? link : `/ethereal/profile/decisions/${key}`;
  const about = { user, key, topic: `report:${key}`, link: shown, name };
  return deskDrafts(words, about, isUndone ? undefined : event.data.reason);
}

/** Notifies the seller of an item that the desk hides or shows again, with a link to its form. */
export function hidingDrafts(event: EventOf<'item.hidden'> | EventOf<'item.shown'>): Draft[] {
  const { subject: key, data } = event;
  const { seller: user, itemName: name, itemImg: picture } = data;
  const about = {
    user,
    key,
    topic: `item:${key}`,
    link: `/ethereal/profile/edit-your-Item/${key}`,
    name,
    picture,
  };
  return event.type === 'item.hidden'
    ? deskDrafts('Hidden by Ethereal.', about, event.data.reason)
    : deskDrafts('No longer hidden by Ethereal.', about);
}
