import { LoginPrompt } from '@ethereal/shop-ui/components/LoginPrompt.tsx';
import { byTopic } from '@ethereal/shop-ui/notifications/by-topic.ts';
import { useMarkRead, useNotifications } from '@ethereal/shop-ui/notifications/useNotifications.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { MoreButton } from '@ethereal/web-kit/components/MoreButton.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { MailPreferences } from './MailPreferences.tsx';
import styles from './NotificationsPage.module.css';
import { NotificationTopic } from './NotificationTopic.tsx';

/** Shows the notifications about orders, items and favorites, and the mail settings. */
export function NotificationsPage() {
  useDocumentTitle('Notifications');
  const { state } = useSession();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Notifications</h1>
      {state === 'unknown' && <LoadingRows label="Loading your notifications" height="3.5rem" />}
      {state === 'loggedOut' && <LoginPrompt text="Please Login to view your notifications." />}
      {state === 'loggedIn' && <Notifications />}
    </div>
  );
}

function Notifications() {
  const query = useNotifications();
  // The settings below appear after the list, because its height is unknown before.
  if (query.isPending) return <LoadingRows label="Loading your notifications" height="3.5rem" />;
  return (
    <>
      <NotificationList query={query} />
      <MailPreferences />
    </>
  );
}

function NotificationList({ query }: { query: ReturnType<typeof useNotifications> }) {
  const { data, isFetching, refetch } = query;
  const markRead = useMarkRead();
  if (!data) return <ErrorState onRetry={() => refetch()} busy={isFetching} />;
  const shown = data.pages.flatMap(({ notifications }) => notifications);
  if (shown.length === 0)
    return (
      <EmptyState title="No notifications yet.">
        News of your orders, your items and your favorites will be listed here.
      </EmptyState>
    );
  const unread = data.pages[0]?.unread ?? 0;
  return (
    <section className={styles.section} aria-label="Your notifications">
      <div className={styles.head}>
        <p className={styles.count} role="status">
          {unread === 0 ? 'All read' : `${unread} unread`}
        </p>
        <Button
          variant="quiet"
          size="small"
          disabled={unread === 0}
          busy={markRead.isPending}
          onClick={() => markRead.mutate({ all: true })}
        >
          Mark all as read
        </Button>
      </div>
      <ul className={styles.list}>
        {byTopic(shown).map((group) => (
          <li key={group[0]._id}>
            <NotificationTopic group={group} onOpen={(ids) => markRead.mutate({ ids })} />
          </li>
        ))}
      </ul>
      <MoreButton list={query}>Show older notifications</MoreButton>
    </section>
  );
}
