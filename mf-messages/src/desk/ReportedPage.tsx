import { listReportedConversations } from '@ethereal/contracts/messages-desk';
import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { messageKeys } from '../message-keys.ts';
import { ReportedConversation } from './ReportedConversation.tsx';
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
                  <ReportedConversation conversation={one} />
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
