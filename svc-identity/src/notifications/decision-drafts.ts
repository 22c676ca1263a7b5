import type { EventOf } from '@ethereal/contracts/events';
import type { ReportAction } from '@ethereal/contracts/report-words';
import type { Draft } from './notification.ts';

/** What was done to something of theirs; of what is kept nobody is told. */
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

/** Whose item or review was reported, or who sells, reads what was decided and why, and that it was undone. */
export function decisionDrafts(event: EventOf<'report.decided'> | EventOf<'report.undone'>): Draft[] {
  const { person, report, name, link, action } = event.data;
  const isUndone = event.type === 'report.undone';
  const words = (isUndone ? UNDONE : DONE)[action];
  if (words === undefined) return [];
  const because = isUndone ? '' : `: ${event.data.reason}`;
  return [
    {
      ...{ user: person, type: 'report-decided', link, topic: `report:${report}` },
      text: `${words} ${name}${because}`,
      line: {
        ...{ subject: words, heading: words, key: report, label: name },
        value: isUndone ? 'Undone' : event.data.reason,
      },
    },
  ];
}
