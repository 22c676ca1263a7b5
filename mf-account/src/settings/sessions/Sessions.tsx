import { listSessions } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { Skeleton } from '@ethereal/web-kit/components/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import pageStyles from '../AccountSettingsPage.module.css';
import { OtherSessions } from './OtherSessions.tsx';
import { SessionRow } from './SessionRow.tsx';
import { SESSIONS_KEY } from './useEndSessions.ts';

/** Lists the present session and the others, which can be ended. */
export function Sessions() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => callApi(listSessions, { signal }),
    staleTime: 0,
  });
  const own = data?.sessions.find(({ current }) => current);
  const others = data?.sessions.filter(({ current }) => !current) ?? [];
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
      {own && <SessionRow session={own} />}
      {others.length > 0 && <OtherSessions sessions={others} />}
    </section>
  );
}
