import { ABOUT_TYPES, type AboutSent, getMessageSubject, MAX_MESSAGE } from '@ethereal/contracts/messages';
import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { NotFound } from '@ethereal/shop-ui/components/NotFound.tsx';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { focusState } from '@ethereal/web-kit/navigation/focus-state.ts';
import { Navigate, useNavigate, useSearchParams } from '@ethereal/web-kit/router.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { AboutCard } from '../conversation/AboutCard.tsx';
import { Composer, MESSAGE_FIELD } from '../conversation/Composer.tsx';
import { Notes } from '../conversation/ConversationPane.tsx';
import { OutgoingMessages } from '../conversation/OutgoingMessages.tsx';
import { nameOf, useOutgoing } from '../conversation/useOutgoing.ts';
import { messageKeys } from '../query-keys.ts';
import styles from './NewMessagePage.module.css';

const ID = /^[0-9a-f]{24}$/i;

/** Returns what the address names: `?about=item&id=…`, with `seller` or `line` for a part of an order. */
function aboutOf(query: URLSearchParams): AboutSent | undefined {
  const type = ABOUT_TYPES.find((it) => it === query.get('about'));
  const [id = '', seller = '', lineId = ''] = ['id', 'seller', 'line'].map((name) => query.get(name) ?? '');
  if (!type || !ID.test(id) || [seller, lineId].some((it) => it !== '' && !ID.test(it))) return undefined;
  return { type, id, ...(seller && { seller }), ...(lineId && { lineId }) };
}

/** Renders the first message about an item, an order or a store; `text` of the address fills the field. */
export function NewMessagePage() {
  useDocumentTitle('New message');
  const [query] = useSearchParams();
  const about = aboutOf(query);
  const text = (query.get('text') ?? '').slice(0, MAX_MESSAGE);
  if (!about) return <NotFound />;
  return (
    <div className={`stack-4 one-column ${styles.page}`}>
      <h1>New message</h1>
      <MembersOnly prompt="Please Login to write a message." pending={<Loading />}>
        <Subject about={about} text={text} />
      </MembersOnly>
    </div>
  );
}

const Loading = () => <LoadingRows label="Loading" height="3rem" />;

function Subject({ about, text }: { about: AboutSent; text: string }) {
  const subject = useQuery({
    queryKey: messageKeys.subject(about),
    queryFn: ({ signal }) => callApi(getMessageSubject, { query: about, signal }),
    // Loaded once for each visit: the first message itself opens the conversation that it begins.
    enabled: ({ state }) => state.data === undefined,
    gcTime: 0,
  });
  if (isApiError(subject.error) && subject.error.code === 'OWN_ITEM')
    return <EmptyState title="This is your own. Messages about it appear in your inbox." />;
  return (
    <QueryView
      query={subject}
      pending={<Loading />}
      failed="This could not be loaded."
      missing={<EmptyState title="There is nothing to write about here. It may no longer be for sale." />}
    >
      {({ conversation, about: shown, side, with: { name }, away, answersWithinHours: hours }) =>
        conversation ? (
          <Navigate to={`/ethereal/messages/${conversation}`} state={{ draft: text }} replace />
        ) : (
          <FirstMessage about={subjectToSend(shown)} text={text}>
            <p className={styles.to} dir="auto">
              To {name}
              {hours !== undefined && (
                <span className={`quiet ${styles.pace}`}>
                  Usually answers within {hours === 1 ? 'an hour' : `${hours} hours`}
                </span>
              )}
            </p>
            <AboutCard about={shown} side={side} />
            <Notes away={away} name={name} />
          </FirstMessage>
        )
      }
    </QueryView>
  );
}

/** Returns what to send of a thing that is shown. */
const subjectToSend = ({ type, id, seller, lineId }: AboutSent): AboutSent => ({
  type,
  id,
  ...(seller && { seller }),
  ...(lineId && { lineId }),
});

function FirstMessage({ about, text, children }: { about: AboutSent; text: string; children: React.ReactNode }) {
  const navigate = useNavigate();
  // The ref is null once the person has opened another page, where they stay.
  const section = useRef<HTMLElement>(null);
  const outgoing = useOutgoing({ about }, (id) => {
    if (section.current) navigate(`/ethereal/messages/${id}`, { replace: true, state: focusState(MESSAGE_FIELD) });
  });
  return (
    <section ref={section} className={`card ${styles.sheet}`} aria-label="First message">
      {children}
      <OutgoingMessages waiting={outgoing.waiting} onRepeat={outgoing.repeat} onDiscard={outgoing.discard} />
      <Composer name={nameOf({ about })} initial={text} onSend={outgoing.send} />
    </section>
  );
}
