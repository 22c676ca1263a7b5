import { MAX_REASON } from '@ethereal/contracts/common';
import { lookAtConversation, type ReportedConversation as Reported } from '@ethereal/contracts/messages-desk';
import { REPORT_CAUSE_LABELS } from '@ethereal/contracts/report-words';
import { timeAgo } from '@ethereal/shop-ui/format/time-ago.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { useTyped } from '@ethereal/web-kit/forms/useTyped.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import { MessagePictures } from '../conversation/MessagePictures.tsx';
import { type Decided, Decisions, FAILED, outcomeOf } from './Decisions.tsx';
import styles from './ReportedPage.module.css';

const isCause = (word: string): word is keyof typeof REPORT_CAUSE_LABELS => Object.hasOwn(REPORT_CAUSE_LABELS, word);
const labelOf = (reason: string) => (isCause(reason) ? REPORT_CAUSE_LABELS[reason] : reason);

/** Renders the name of a side, with a link to the desk's page of the person unless the account is deleted. */
const Person = ({ person: { _id, name } }: { person: Reported['buyer'] }) =>
  _id ? (
    <Link to={`/ethereal/desk/people/${_id}`} dir="auto">
      {name}
    </Link>
  ) : (
    <bdi>{name}</bdi>
  );

type Props = { conversation: Reported; onDecided: (decided: Decided) => void; onUndo: () => void };

/** Renders a reported conversation with its reports, and the decision on it or the form for one. */
export function ReportedConversation({ conversation, onDecided, onUndo }: Props) {
  const { about, buyer, seller, reports, looks, decision } = conversation;
  const names = { buyer: buyer.name, seller: seller.name };
  return (
    <article className="card stack-3 one-column pad-4" aria-label={about.name}>
      <h2 className="text-lg" dir="auto">
        {about.name}
      </h2>
      <p className={`muted ${styles.facts}`}>
        <Person person={buyer} /> and <Person person={seller} /> · read {looks} {looks === 1 ? 'time' : 'times'}
      </p>
      <ul>
        {reports.map(({ by, messageId, reason: words, text, at }) => (
          <li key={`${by} ${messageId}`}>
            <bdi>{names[by]}</bdi>, {timeAgo(new Date(at), new Date())}: {labelOf(words)}
            {text && (
              <>
                {' '}
                (<bdi>{text}</bdi>)
              </>
            )}
          </li>
        ))}
      </ul>
      {decision ? (
        <>
          <p>
            <b>{outcomeOf(conversation, decision)}</b> · {timeAgo(new Date(decision.at), new Date())} ·{' '}
            <q dir="auto">{decision.reason}</q>
          </p>
          <div className="row-2">
            <Button variant="secondary" aria-label={`Undo the decision: ${about.name}`} onClick={onUndo}>
              Undo
            </Button>
          </div>
        </>
      ) : (
        <DecisionForm conversation={conversation} onDecided={onDecided} />
      )}
    </article>
  );
}

/** Renders the reason, the messages once they are read for it, and the decisions. */
function DecisionForm({ conversation, onDecided }: Pick<Props, 'conversation' | 'onDecided'>) {
  const { _id: id, buyer, seller, reports } = conversation;
  const [reason, setReason] = useTyped(`decision on conversation ${id}`, '');
  const given = reason.trim();
  const look = useAction({
    mutationFn: () => callApi(lookAtConversation, { params: { id }, body: { reason: given } }),
    failed: FAILED,
  });
  const names = { buyer: buyer.name, seller: seller.name };
  return (
    <>
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
      <div className="row-2">
        <Button variant="secondary" disabled={given === ''} busy={look.isPending} onClick={() => look.mutate()}>
          Read the messages
        </Button>
        <Decisions conversation={conversation} reason={given} onDecided={onDecided} />
      </div>
    </>
  );
}
