import { restorePerson, suspendPerson } from '@ethereal/contracts/identity';
import type { Side } from '@ethereal/contracts/messages';
import {
  type ReportedConversation as Reported,
  settleConversation,
  undoSettlement,
} from '@ethereal/contracts/messages-desk';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { messageKeys } from '../query-keys.ts';

export const FAILED = 'That did not work. Please try again.';
const oppositeSide = (side: Side): Side => (side === 'buyer' ? 'seller' : 'buyer');

type Decision = Pick<NonNullable<Reported['decision']>, 'action' | 'side'>;
/** A conversation with the decision that was made on it. */
export type Decided = { conversation: Reported; decision: Decision };

const OUTCOMES = { keep: 'It stays as it is', warn: 'was warned', suspend: 'was suspended' } as const;

/** Returns a decision in words. */
export const outcomeOf = (conversation: Reported, { action, side }: Decision): string =>
  side ? `${conversation[side].name} ${OUTCOMES[action]}` : OUTCOMES[action];

type Props = { conversation: Reported; reason: string; onDecided: (decided: Decided) => void };

/** Renders the decisions: it stays as it is, or a reported person is warned or suspended. */
export function Decisions({ conversation, reason, onDecided }: Props) {
  const { _id: id, reports } = conversation;
  const client = useQueryClient();
  const decide = useAction({
    async mutationFn({ action, side }: Decision) {
      const person = side && conversation[side]._id;
      if (action === 'suspend' && person) await callApi(suspendPerson, { params: { id: person }, body: { reason } });
      const body = { reason, ...(side && action !== 'keep' && { [action]: side }) };
      await callApi(settleConversation, { params: { id }, body });
    },
    failed: FAILED,
    onSuccess(_, decision) {
      onDecided({ conversation, decision });
      return client.invalidateQueries({ queryKey: messageKeys.reported });
    },
  });
  const reported = [...new Set(reports.map(({ by }) => oppositeSide(by)))];
  /** Returns the props of the button of a decision. Only the pressed button is busy, so that it keeps the focus. */
  const buttonOf = (decision: Decision) => ({
    disabled: reason === '' || decide.isPending,
    busy: decide.isPending && decide.variables.action === decision.action && decide.variables.side === decision.side,
    onClick: () => decide.mutate(decision),
  });
  return (
    <>
      <Button {...buttonOf({ action: 'keep' })}>Keep</Button>
      {reported.map((side) => {
        const { _id: person, name } = conversation[side];
        return (
          person && (
            <span key={side} className="row-2">
              <Button variant="secondary" {...buttonOf({ action: 'warn', side })}>
                Warn {name}
              </Button>
              <Button variant="secondary" {...buttonOf({ action: 'suspend', side })}>
                Suspend {name}
              </Button>
            </span>
          )
        );
      })}
    </>
  );
}

/** Returns the action that undoes a decision: a suspended person is restored, and the conversation waits again. */
export function useUndo(onUndone: () => void) {
  const client = useQueryClient();
  return useAction({
    async mutationFn({ conversation, decision: { action, side } }: Decided) {
      const person = side && conversation[side]._id;
      if (action === 'suspend' && person) await callApi(restorePerson, { params: { id: person } });
      await callApi(undoSettlement, { params: { id: conversation._id } });
    },
    failed: FAILED,
    onSuccess() {
      onUndone();
      return client.invalidateQueries({ queryKey: messageKeys.reported });
    },
  });
}

type LatestDecisionProps = { decided: Decided; busy: boolean; onUndo: () => void };

/** Renders the latest decision with Undo, which takes the focus: the button that decided is gone. */
export function LatestDecision({ decided: { conversation, decision }, busy, onUndo }: LatestDecisionProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (conversation._id) bar.current?.querySelector('button')?.focus();
  }, [conversation._id]);
  return (
    <div ref={bar} className="banner spread">
      <p role="status">
        <bdi>{conversation.about.name}</bdi>: {outcomeOf(conversation, decision)}.
      </p>
      <Button size="small" variant="secondary" busy={busy} onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
