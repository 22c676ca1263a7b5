import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { Link, Outlet, useParams } from '@ethereal/web-kit/router.ts';
import { MessagesSquare, Settings } from 'lucide-react';
import { Suspense } from 'react';
import { ConversationList } from './ConversationList.tsx';
import styles from './MessagesPage.module.css';
import { useLiveMessages } from './useLiveMessages.ts';

/** Renders the conversations of the user beside the chosen one; a phone shows one of the two. */
export function MessagesPage() {
  useDocumentTitle('Messages');
  const { id } = useParams();
  return (
    <div className={`stack-4 one-column ${styles.page}`} data-chosen={id !== undefined}>
      <header className={styles.head}>
        <h1>Messages</h1>
        <Link className={styles.settings} to="/ethereal/messages/settings">
          <Settings size={20} aria-hidden="true" />
          <span>Settings</span>
        </Link>
      </header>
      <MembersOnly
        prompt="Please Login to read your messages."
        pending={<LoadingRows label="Loading your messages" height="4.5rem" />}
      >
        <Panes />
      </MembersOnly>
    </div>
  );
}

/** Renders the place of the conversation while none is chosen. */
export const NoneChosen = () => (
  <EmptyState icon={<MessagesSquare size={44} strokeWidth={1.4} />} title="Choose a conversation to read it." />
);

function Panes() {
  useLiveMessages();
  return (
    <div className={`card ${styles.panes}`}>
      <section className={styles.list} aria-label="Conversations">
        <ConversationList />
      </section>
      <div className={styles.chosen}>
        <Suspense fallback={<Spinner label="Loading the conversation" />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  );
}
