import { progressOf } from '@ethereal/contracts/message-care';
import type { Message, OpenedConversation } from '@ethereal/contracts/messages';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Bubble } from './Bubble.tsx';
import { OutgoingMessages } from './OutgoingMessages.tsx';
import styles from './Thread.module.css';
import type { Outgoing } from './useOutgoing.ts';

type Props = {
  conversation: Pick<OpenedConversation, 'with'>;
  messages: readonly Message[];
  waiting: readonly Outgoing[];
  onRepeat: (message: Outgoing) => void;
  onDiscard: (message: Outgoing) => void;
  /** Button that loads earlier messages, at the top. */
  earlier?: ReactNode;
};

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const day = new Intl.DateTimeFormat('en-US', DAY);
const dayOfYear = new Intl.DateTimeFormat('en-US', { ...DAY, year: 'numeric' });

/** Returns the day of a message, with its year unless it is the current one. */
function dayOf({ at }: Pick<Message, 'at'>): string {
  const moment = new Date(at);
  return (moment.getFullYear() === new Date().getFullYear() ? day : dayOfYear).format(moment);
}

/** Distance from the end within which a reader counts as being at the end, in pixels. */
const NEAR_END = 40;

/**
 * Keeps the end in view, for a reader at the end, while the keyboard of a phone, a loaded picture or the failure of a
 * message changes heights.
 */
function useStickToEnd(log: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = log.current;
    if (!place) return;
    let isAtEnd = true;
    const updateIsAtEnd = () => {
      isAtEnd = place.scrollHeight - place.scrollTop - place.clientHeight < NEAR_END;
    };
    const heights = new ResizeObserver(() => {
      if (isAtEnd) place.scrollTop = place.scrollHeight;
    });
    place.addEventListener('scroll', updateIsAtEnd, { passive: true });
    for (const element of [place, ...place.children]) heights.observe(element);
    return () => {
      place.removeEventListener('scroll', updateIsAtEnd);
      heights.disconnect();
    };
  }, [log]);
}

/** Renders the messages, and scrolls to a new one. */
export function Thread({ conversation, messages, waiting, onRepeat, onDiscard, earlier }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  useStickToEnd(log);
  const { name } = conversation.with;
  const stored = new Set(messages.map(({ clientId }) => clientId));
  const unconfirmed = waiting.filter(({ clientId }) => !stored.has(clientId));
  const shown = `${messages.at(-1)?._id} ${unconfirmed.length}`;
  useEffect(() => {
    if (shown) end.current?.scrollIntoView({ block: 'end' });
  }, [shown]);
  const lastOwn = messages.findLast(({ mine }) => mine)?._id;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll the messages
    <div ref={log} className={styles.scroll} tabIndex={0} role="log" aria-label={`Messages with ${name}`}>
      <div>
        {earlier}
        <ol className={styles.thread}>
          {messages.map((message, at) => (
            <li
              key={message._id}
              className={styles.place}
              data-mine={message.mine}
              data-continued={!endsGroup(message, messages[at + 1])}
            >
              {isNewDay(messages[at - 1], message) && <p className={`note ${styles.day}`}>{dayOf(message)}</p>}
              <Bubble author={message.mine ? 'You' : name} text={message.text} images={message.images} />
              <p
                className={
                  endsGroup(message, messages[at + 1]) || message._id === lastOwn
                    ? `note ${styles.meta}`
                    : 'visually-hidden'
                }
              >
                <time dateTime={message.at}>{clock.format(new Date(message.at))}</time>
                {message._id === lastOwn && <span> · {progressOf(message)}</span>}
              </p>
            </li>
          ))}
        </ol>
        <OutgoingMessages waiting={unconfirmed} onRepeat={onRepeat} onDiscard={onDiscard} />
        <div ref={end} />
      </div>
    </div>
  );
}

const isNewDay = (before: Message | undefined, message: Message) => !before || dayOf(before) !== dayOf(message);

/** Time within which messages of one side are drawn together, in milliseconds. */
const GROUP_MS = 5 * 60_000;

/** Whether a message is the last one of those that its writer sent together, below which the time is shown. */
const endsGroup = ({ mine, at }: Message, next: Message | undefined) =>
  !next || next.mine !== mine || Date.parse(next.at) - Date.parse(at) > GROUP_MS;
