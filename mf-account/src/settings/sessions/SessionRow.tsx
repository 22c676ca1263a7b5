import type { AccountSession } from '@ethereal/contracts/identity';
import { timeAgo } from '@ethereal/shop-ui/format/time-ago.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import styles from './Sessions.module.css';
import { useEndSessions } from './useEndSessions.ts';

/** One place where one is logged in; unless it is this one, it can be ended. */
export function SessionRow({ session }: { session: AccountSession }) {
  const { _id, device, network, lastUsedAt, current } = session;
  const end = useEndSessions();
  return (
    <div className={styles.session}>
      <p className={styles.what}>
        <b>{device}</b>
        <span className={styles.where}>
          {current ? 'This device' : `Last used ${timeAgo(new Date(lastUsedAt), new Date())}`}, network {network}
        </span>
      </p>
      {!current && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`End the session on ${device}`}
          busy={end.isPending}
          onClick={() => end.mutate([_id])}
        >
          End session
        </Button>
      )}
    </div>
  );
}
