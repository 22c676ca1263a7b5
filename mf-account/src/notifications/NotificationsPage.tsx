import type { Notification } from '@ethereal/contracts/notifications';
import { MemberPage } from '@ethereal/shop-ui/components/MemberPage.tsx';
import { byTopic } from '@ethereal/shop-ui/notifications/by-topic.ts';
import { useMarkRead, useNotifications } from '@ethereal/shop-ui/notifications/useNotifications.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { MoreButton } from '@ethereal/web-kit/components/MoreButton.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { MailPreferences } from './MailPreferences.tsx';
import styles from './NotificationsPage.module.css';
import { NotificationTopic } from './NotificationTopic.tsx';

const LOADING = <LoadingRows label="Loading your notifications" height="3.5rem" />;

/** Renders the notifications about orders, items and favorites, and the mail settings. */
export function NotificationsPage() {
  return (
    <MemberPage title="Notifications" prompt="Please Login to view your notifications." pending={LOADING}>
      <Notifications />
    </MemberPage>
  );
}

function Notifications() {
  const query = useNotifications();
  // The settings below appear after the list, because its height is unknown before.
  if (query.isPending) return LOADING;
  return (
    <>
      <NotificationList query={query} />
      <MailPreferences />
    </>
  );
}

function NotificationList({ query }: { query: ReturnType<typeof useNotifications> }) {
  const notifications = query.data?.pages.flatMap(({ notifications }) => notifications) ?? [];
  return (
    <QueryView
      query={query}
      pending={LOADING}
      failed="Your notifications could not be loaded."
      isEmpty={() => notifications.length === 0}
      empty={
        <EmptyState title="No notifications yet.">
          News of your orders, your items and your favorites will be listed here.
        </EmptyState>
      }
    >
      {({ pages }) => <NotificationGroups list={query} shown={notifications} unread={pages[0]?.unread ?? 0} />}
    </QueryView>
  );
}

type GroupsProps = {
  list: ReturnType<typeof useNotifications>;
  shown: readonly Notification[];
  unread: number;
};

function NotificationGroups({ list, shown, unread }: GroupsProps) {
  const markRead = useMarkRead();
  return (
    <section className={`stack-3 ${styles.section}`} aria-label="Your notifications">
      <div className="line-4 center spread">
        <p className="muted" role="status">
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
      <ul className={`card ${styles.list}`}>
        {byTopic(shown).map((group) => (
          <li key={group[0]._id}>
            <NotificationTopic group={group} onOpen={(ids) => markRead.mutate({ ids })} />
          </li>
        ))}
      </ul>
      <MoreButton list={list}>Show older notifications</MoreButton>
    </section>
  );
}
