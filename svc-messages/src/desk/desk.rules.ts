import type { Side } from '@ethereal/contracts/messages';
import { conflict } from '@ethereal/service-kit/errors';
import type { Decided } from '@ethereal/service-kit/write';
import type { Conversation, Report, Settlement } from '../conversations/conversation.ts';
import { reportedEvent, warningNotification, withdrawalNotification } from '../conversations/conversation-events.ts';

type ReportIt = { kind: 'report'; side: Side } & Omit<Report, 'by' | 'at'> & { now: Date };
type Look = { kind: 'look' };
type Settle = { kind: 'settle' } & Omit<Settlement, 'at' | 'reportedAt'> & { now: Date };
type Reopen = { kind: 'reopen'; now: Date };
export type DeskCommand = ReportIt | Look | Settle | Reopen;
type Outcome = Decided<Conversation> | undefined;

/** Adds the report of a side, which counts once until the desk has settled it. */
function report(before: Conversation, { kind: _kind, side, now, ...details }: ReportIt): Outcome {
  const { settlement, ...rest } = before;
  const waiting = settlement ? [] : before.reports;
  if (waiting.some(({ by }) => by === side)) return undefined;
  const reports: Report[] = [...waiting, { ...details, by: side, at: now }];
  return {
    state: { ...rest, reports, reportedAt: now },
    events: [reportedEvent(before, { side, seq: details.seq, now })],
  };
}

/** Takes a conversation off the desk's queue; a warned side is notified of the reason. */
function settle(before: Conversation, { kind: _kind, now, ...decision }: Settle): Outcome {
  const { reportedAt, ...rest } = before;
  if (!reportedAt) return undefined;
  const { action, side, reason } = decision;
  const events = action === 'warn' && side ? warningNotification(before, { side, reason, now }) : [];
  return { state: { ...rest, settlement: { ...decision, at: now, reportedAt } }, events };
}

/** Puts a settled conversation back into the queue; a warned side is notified. @throws conflict if it is not settled */
function reopen(before: Conversation, { now }: Reopen): Outcome {
  const { settlement, ...rest } = before;
  if (!settlement) throw conflict('The conversation is not decided, or was reported again since.');
  const { action, side, reportedAt } = settlement;
  const events = action === 'warn' && side ? withdrawalNotification(before, { side, now }) : [];
  return { state: { ...rest, reportedAt }, events };
}

/** Changes the reports of a conversation by a command. Returns undefined when nothing changes. */
export function decideAtDesk(before: Conversation, command: DeskCommand): Outcome {
  switch (command.kind) {
    case 'report':
      return report(before, command);
    case 'look':
      return { state: { ...before, looks: before.looks + 1 } };
    case 'settle':
      return settle(before, command);
    case 'reopen':
      return reopen(before, command);
  }
}
