import { MAX_REASON } from '@ethereal/contracts/common';
import { suspendPerson } from '@ethereal/contracts/identity';
import type { Side } from '@ethereal/contracts/messages';
import {
  lookAtConversation,
  type ReportedConversation as Reported,
  settleConversation,
} from '@ethereal/contracts/messages-desk';
import { REPORT_CAUSE_LABELS } from '@ethereal/contracts/report-words';
import { timeAgo } from '@ethereal/shop-ui/format/time-ago.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MessagePictures } from '../conversation/MessagePictures.tsx';
import { messageKeys } from '../message-keys.ts';
import styles from './ReportedPage.module.css';

const FAILED = 'That did not work. Please try again.';
const otherOf = (side: Side): Side => (side === 'buyer' ? 'seller' : 'buyer');
const isCause = (word: string): word is keyof typeof REPORT_CAUSE_LABELS => Object.hasOwn(REPORT_CAUSE_LABELS, word);
const labelOf = (reason: string) => (isCause(reason) ? REPORT_CAUSE_LABELS[reason] : reason);

/** Renders a reported conversation: who reported what, its messages once they are read, and the decisions. */
export function ReportedConversation({ conversation }: { conversation: Reported }) {
  const { _id: id, about, buyer, seller, reports, looks } = conversation;
  const [reason, setReason] = useState('');
  const given = reason.trim();
  const look = useAction({
    mutationFn: () => callApi(lookAtConversation, { params: { id }, body: { reason: given } }),
    failed: FAILED,
  });
  const names = { buyer: buyer.name, seller: seller.name };
  return (
    <article className={styles.card} aria-label={about.name}>
      <h2 className={styles.title} dir="auto">
        {about.name}
      </h2>
      <p className={styles.facts}>
        {names.buyer} and {names.seller} · read {looks} {looks === 1 ? 'time' : 'times'}
      </p>
      <ul>
        {reports.map(({ by, reason: words, text, at }) => (
          <li key={by} dir="auto">
            {names[by]}, {timeAgo(new Date(at), new Date())}: {labelOf(words)}
            {text && ` (${text})`}
          </li>
        ))}
      </ul>
      {look.data && (
        <ol className={styles.messages} aria-label="Messages">
          {look.data.messages.map(({ _id: message, by, text, images }) => (
            <li key={message} dir="auto">
              <strong>{names[by]}</strong> {text}
              {reports.some(({ messageId }) => messageId === message) && <em> Reported</em>}
              <MessagePictures author={names[by]} images={images} />
            </li>
          ))}
        </ol>
      )}
      <TextArea
        label="Reason"
        hint="It goes to the audit trail with your name. A person who is warned or suspended reads it."
        rows={2}
        maxLength={MAX_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={styles.acts}>
        <Button variant="secondary" disabled={given === ''} busy={look.isPending} onClick={() => look.mutate()}>
          Read the messages
        </Button>
        <Decisions conversation={conversation} reason={given} />
      </div>
    </article>
  );
}

/** Renders the decisions: it stays as it is, or a reported person is warned or suspended. */
function Decisions({ conversation, reason }: { conversation: Reported; reason: string }) {
  const { _id: id, reports } = conversation;
  const client = useQueryClient();
  const decide = useAction({
    async mutationFn({ warn, suspend }: { warn?: Side; suspend?: string }) {
      if (suspend) await callApi(suspendPerson, { params: { id: suspend }, body: { reason } });
      await callApi(settleConversation, { params: { id }, body: { reason, ...(warn && { warn }) } });
    },
    failed: FAILED,
    onSuccess: () => client.invalidateQueries({ queryKey: messageKeys.reported }),
  });
  const reported = [...new Set(reports.map(({ by }) => otherOf(by)))];
  const isOff = reason === '' || decide.isPending;
  return (
    <>
      <Button disabled={isOff} busy={decide.isPending} onClick={() => decide.mutate({})}>
        Keep
      </Button>
      {reported.map((side) => {
        const { _id: person, name } = conversation[side];
        return (
          person && (
            <span key={side} className={styles.acts}>
              <Button variant="secondary" disabled={isOff} onClick={() => decide.mutate({ warn: side })}>
                Warn {name}
              </Button>
              <Button variant="secondary" disabled={isOff} onClick={() => decide.mutate({ suspend: person })}>
                Suspend {name}
              </Button>
            </span>
          )
        );
      })}
    </>
  );
}
