import type { AccountSession } from '@ethereal/contracts/identity';
import { timeAgo } from '@ethereal/shop-ui/format/time-ago.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import styles from './Sessions.module.css';
import { useEndSessions } from './useEndSessions.ts';

/** Returns the stored part of an address as text, such as ', IP address 203.0.113.…'; empty for an unknown address. */
function networkText(network: string): string {
  const [start] = network.split(/(?:\.0)?\/|::/);
  return network === 'unknown' ? '' : `, IP address ${start}${network.includes(':') ? ':' : '.'}…`;
}

/** Renders a session, which can be ended unless it is the present one. */
export function SessionRow({ session }: { session: AccountSession }) {
  const { _id, device, network, lastUsedAt, current } = session;
  const end = useEndSessions();
  return (
    <div className={`row-2-4 center spread ${styles.session}`}>
      <p className="stack-1">
        <b>{device}</b>
        <span className="quiet">
          {current ? 'This device' : `Last used ${timeAgo(new Date(lastUsedAt), new Date())}`}
          {networkText(network)}
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
