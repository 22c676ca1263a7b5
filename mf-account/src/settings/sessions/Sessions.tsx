import { type AccountSession, endSession, listSessions } from '@ethereal/contracts/identity';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { Skeleton } from '@ethereal/web-kit/components/Skeleton.tsx';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { timeAgo } from '../../notifications/time-ago.ts';
import pageStyles from '../AccountSettingsPage.module.css';
import styles from './Sessions.module.css';

const KEY = [...keys.mine, 'mf-account', 'sessions'];

/** Where one is logged in; each session but this one can be ended. */
export function Sessions() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(listSessions, { signal }),
    staleTime: 0,
  });
  return (
    <section className={pageStyles.section} aria-labelledby="sessions">
      <h2 id="sessions" className={pageStyles.subtitle}>
        Where You Are Logged In
      </h2>
      {isError && !data && <ErrorState onRetry={() => refetch()} busy={isFetching} />}
      {!isError && !data && (
        <div role="status">
          <span className="visually-hidden">Loading your sessions</span>
          <Skeleton height="4rem" />
        </div>
      )}
      {data && (
        <ul className={styles.list}>
          {data.sessions.map((session) => (
            <li key={session._id} className={styles.session}>
              <SessionRow session={session} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SessionRow({ session: { _id, device, network, lastUsedAt, current } }: { session: AccountSession }) {
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => callApi(endSession, { params: { sessionId: _id } }),
    onSuccess: ({ message }) => void notify.success(message),
    onError: () => void notify.error('The session could not be ended. Please try again.'),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return (
    <>
      <p className={styles.what}>
        <b>{device}</b>
        <span className={styles.where}>
          {current ? 'This device' : `Last used ${timeAgo(new Date(lastUsedAt), new Date())}`}, network{' '}
          {network}
        </span>
      </p>
      {!current && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`End the session on ${device}`}
          busy={end.isPending}
          onClick={() => end.mutate()}
        >
          End session
        </Button>
      )}
    </>
  );
}
