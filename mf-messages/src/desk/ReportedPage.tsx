import {
  listReportedConversations,
  lookAtConversation,
  type ReportedConversation,
  settleConversation,
} from '@ethereal/contracts/messages';
import { MAX_REASON } from '@ethereal/contracts/reason';
import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { timeAgo } from '@ethereal/shop-ui/format/time-ago.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageKeys } from '../message-keys.ts';
import styles from './ReportedPage.module.css';

/** Renders the desk's queue of reported conversations. */
export function ReportedPage() {
  useDocumentTitle('Reported conversations');
  return (
    <div className={styles.page}>
      <Link to="/ethereal/desk">Desk</Link>
      <h1>Reported conversations</h1>
      <MembersOnly prompt="Please Login to work at the desk." pending={<Loading />}>
        <Queue />
      </MembersOnly>
    </div>
  );
}

const Loading = () => <LoadingRows label="Loading the queue" height="6rem" />;

function Queue() {
  const queue = useInfiniteQuery({
    queryKey: messageKeys.reported,
    queryFn: ({ pageParam, signal }) => callApi(listReportedConversations, { query: { cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  if (isApiError(queue.error) && queue.error.status === 403)
    return <EmptyState title="This page is for those who look after the shop." />;
  return (
    <QueryView
      query={queue}
      pending={<Loading />}
      failed="The queue could not be loaded."
      isEmpty={({ pages }) => pages[0]?.conversations.length === 0}
      empty={<EmptyState title="No conversation waits for a decision." />}
    >
      {({ pages }) => (
        <>
          <ul className={styles.queue}>
            {pages.flatMap(({ conversations }) =>
              conversations.map((one) => (
                <li key={one._id}>
                  <Reported conversation={one} />
                </li>
              )),
            )}
          </ul>
          {queue.hasNextPage && (
            <Button variant="secondary" busy={queue.isFetchingNextPage} onClick={() => queue.fetchNextPage()}>
              Show more
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}

function Reported({ conversation }: { conversation: ReportedConversation }) {
  const { _id: id, about, buyer, seller, reports, looks } = conversation;
  const [reason, setReason] = useState('');
  const client = useQueryClient();
  const request = { params: { id }, body: { reason: reason.trim() } };
  const failed = 'That did not work. Please try again.';
  const look = useAction({ mutationFn: () => callApi(lookAtConversation, request), failed });
  const settle = useAction({
    mutationFn: () => callApi(settleConversation, request),
    failed,
    onSuccess: () => client.invalidateQueries({ queryKey: messageKeys.reported }),
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
            {names[by]}, {timeAgo(new Date(at), new Date())}: {words}
            {text && ` (${text})`}
          </li>
        ))}
      </ul>
      {look.data && (
        <ol className={styles.messages} aria-label="Messages">
          {look.data.messages.map(({ _id: message, by, text }) => (
            <li key={message} dir="auto">
              <strong>{names[by]}</strong> {text}
              {reports.some(({ messageId }) => messageId === message) && <em> Reported</em>}
            </li>
          ))}
        </ol>
      )}
      <TextArea
        label="Reason"
        hint="It goes to the audit trail with your name."
        rows={2}
        maxLength={MAX_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={styles.acts}>
        <Button variant="secondary" disabled={reason.trim() === ''} busy={look.isPending} onClick={() => look.mutate()}>
          Read the messages
        </Button>
        <Button disabled={reason.trim() === ''} busy={settle.isPending} onClick={() => settle.mutate()}>
          Settle
        </Button>
      </div>
    </article>
  );
}
