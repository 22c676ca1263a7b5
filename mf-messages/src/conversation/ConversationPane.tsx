import { CLOSED_WORDS } from '@ethereal/contracts/message-care';
import type { OpenedConversation } from '@ethereal/contracts/messages';
import { NotFound } from '@ethereal/shop-ui/components/NotFound.tsx';
import { textOf } from '@ethereal/web-kit/api/field-of.ts';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { MoreButton } from '@ethereal/web-kit/components/MoreButton.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { useOnline } from '@ethereal/web-kit/hooks/useOnline.ts';
import { Link, useLocation, useParams } from '@ethereal/web-kit/router.ts';
import { ArrowLeft } from 'lucide-react';
import { useReplies } from '../settings/useSettings.ts';
import { AboutCard } from './AboutCard.tsx';
import { Composer } from './Composer.tsx';
import { ConversationActions } from './ConversationActions.tsx';
import styles from './ConversationPane.module.css';
import { Thread } from './Thread.tsx';
import { messagesOf, useConversation, useMarkRead } from './useConversation.ts';
import { useOutgoing } from './useOutgoing.ts';

/** Renders the conversation of the address: the thing, the messages and the field for an answer. */
export function ConversationPane() {
  const { id = '' } = useParams();
  return <LoadedConversation key={id} id={id} />;
}

function LoadedConversation({ id }: { id: string }) {
  const query = useConversation(id);
  return (
    <QueryView
      query={query}
      pending={<LoadingRows label="Loading the conversation" height="3rem" />}
      failed="The conversation could not be loaded."
      missing={<NotFound inPage />}
    >
      {({ pages }) =>
        pages[0] && (
          <OpenConversation
            conversation={pages[0]}
            messages={messagesOf(pages)}
            earlier={
              <MoreButton list={query} size="small" variant="quiet">
                Show earlier messages
              </MoreButton>
            }
          />
        )
      }
    </QueryView>
  );
}

type OpenConversationProps = {
  conversation: OpenedConversation;
  messages: ReturnType<typeof messagesOf>;
  earlier: React.ReactNode;
};

function OpenConversation({ conversation, messages, earlier }: OpenConversationProps) {
  const { _id: id, with: partner, about, side, state, away, unread } = conversation;
  const location = useLocation();
  const outgoing = useOutgoing({ id });
  const saved = useReplies(side === 'seller');
  useMarkRead(id, unread, messages.at(-1)?._id);
  return (
    <section className={styles.pane} aria-label={`Conversation with ${partner.name}`}>
      <header className={`line-2 center ${styles.head}`}>
        <Link className={styles.back} to="/ethereal/messages" aria-label="All conversations">
          <ArrowLeft size={20} aria-hidden="true" />
        </Link>
        <h2 className={`ellipsis shrink text-lg ${styles.name}`} dir="auto">
          {partner.name}
        </h2>
        <ConversationActions conversation={conversation} messages={messages} />
      </header>
      <AboutCard about={about} side={side} />
      <Thread
        conversation={conversation}
        messages={messages}
        waiting={outgoing.waiting}
        onRepeat={outgoing.repeat}
        onDiscard={outgoing.discard}
        earlier={earlier}
      />
      {state === 'open' ? (
        <Composer
          name={id}
          initial={textOf(location.state, 'draft') ?? ''}
          onSend={outgoing.send}
          replies={saved.data?.replies}
          note={<Notes away={away} name={partner.name} />}
        />
      ) : (
        <p className={styles.closed} role="status">
          {CLOSED_WORDS[state]}
        </p>
      )}
    </section>
  );
}

/** Renders the seller's away note, and a note without network. */
export function Notes({ away, name }: { away: string | undefined; name: string }) {
  const isOnline = useOnline();
  return (
    <>
      {away && (
        <p className={styles.note}>
          <bdi>{name}</bdi> is away: <bdi>{away}</bdi>
        </p>
      )}
      <p className={styles.note} role="status" hidden={isOnline}>
        {!isOnline && 'You are offline. A message is sent when you try again online.'}
      </p>
    </>
  );
}
