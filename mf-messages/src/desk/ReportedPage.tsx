import { listReportedConversations } from '@ethereal/contracts/messages-desk';
import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { DeskFrame, DeskNavigation } from '@ethereal/shop-ui/desk/DeskFrame.tsx';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { EndlessList } from '@ethereal/web-kit/components/EndlessList.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { byCursor } from '@ethereal/web-kit/query/by-cursor.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageKeys } from '../query-keys.ts';
import { type Decided, LatestDecision, useUndo } from './Decisions.tsx';
import { ReportedConversation } from './ReportedConversation.tsx';
import styles from './ReportedPage.module.css';

/** Renders the desk's queue of reported conversations. */
export function ReportedPage() {
  useDocumentTitle('Desk: Conversations');
  return (
    <DeskFrame>
      <MembersOnly prompt="Please Login to work at the desk." pending={<Loading />}>
        <DeskNavigation />
        <section className={`stack-4 one-column ${styles.page}`} aria-label="Reported conversations">
          <Queue />
        </section>
      </MembersOnly>
    </DeskFrame>
  );
}

const Loading = () => <LoadingRows label="Loading the queue" height="6rem" />;

/** Renders a notice that leads to the desk's first page, which offers the second factor that may be missing. */
const NotOpen = () => (
  <EmptyState
    title="The desk is not open to this log-in."
    action={<ButtonLink to="/ethereal/desk">Open the desk</ButtonLink>}
  >
    It opens to those who look after the shop, after a log-in with a second factor.
  </EmptyState>
);

const STATES = [
  { value: 'open', label: 'Waiting' },
  { value: 'decided', label: 'Decided' },
] as const;

function Queue() {
  const [state, setState] = useState<(typeof STATES)[number]['value']>('open');
  const [decided, setDecided] = useState<Decided>();
  const undo = useUndo(() => setDecided(undefined));
  const queue = useInfiniteQuery({
    queryKey: [...messageKeys.reported, state],
    queryFn: ({ pageParam, signal }) =>
      callApi(listReportedConversations, { query: { state, cursor: pageParam }, signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
  });
  if (isApiError(queue.error) && queue.error.status === 403) return <NotOpen />;
  return (
    <>
      <Select
        label="State"
        options={STATES}
        value={state}
        onChange={({ target }) => setState(STATES.find(({ value }) => value === target.value)?.value ?? 'open')}
      />
      {decided && <LatestDecision decided={decided} busy={undo.isPending} onUndo={() => undo.mutate(decided)} />}
      <EndlessList
        list={queue}
        rows={({ conversations }) => conversations}
        label="Conversations"
        className="stack-4"
        more={{ text: 'Show more' }}
        pending={<Loading />}
        failed="The queue could not be loaded."
        empty={
          <EmptyState title={state === 'open' ? 'No conversation waits for a decision.' : 'Nothing was decided yet.'} />
        }
      >
        {(reported) => (
          <ReportedConversation
            conversation={reported}
            onDecided={setDecided}
            onUndo={() => reported.decision && undo.mutate({ conversation: reported, decision: reported.decision })}
          />
        )}
      </EndlessList>
    </>
  );
}
