import type { AccountSession } from '@ethereal/contracts/identity';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ChevronRight } from 'lucide-react';
import { SessionRow } from './SessionRow.tsx';
import styles from './Sessions.module.css';
import { useEndSessions } from './useEndSessions.ts';

/** Renders the number of other sessions, folded, and one button that ends them all. */
export function OtherSessions({ sessions }: { sessions: readonly AccountSession[] }) {
  const end = useEndSessions();
  return (
    <div className={styles.others}>
      <details className={styles.fold}>
        <summary>
          <ChevronRight size={18} aria-hidden="true" />
          {sessions.length === 1 ? '1 other session' : `${sessions.length} other sessions`}
        </summary>
        <ul className={`grid ${styles.list}`}>
          {sessions.map((session) => (
            <li key={session._id}>
              <SessionRow session={session} />
            </li>
          ))}
        </ul>
      </details>
      <Button
        className={styles.all ?? ''}
        variant="secondary"
        size="small"
        busy={end.isPending}
        onClick={() => end.mutate(sessions.map(({ _id }) => _id))}
      >
        End all others
      </Button>
    </div>
  );
}
