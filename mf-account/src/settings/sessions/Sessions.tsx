import { listSessions } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { Skeleton } from '@ethereal/web-kit/components/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../../frame/Section.tsx';
import { OtherSessions } from './OtherSessions.tsx';
import { SessionRow } from './SessionRow.tsx';
import { SESSIONS_KEY } from './useEndSessions.ts';

/** Lists the present session and the others, which can be ended. */
export function Sessions() {
  const query = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: async ({ signal }) => (await callApi(listSessions, { signal })).sessions,
    staleTime: 0,
  });
  return (
    <Section title="Where You Are Logged In">
      <QueryView query={query} pending={<LoadingSession />} failed="Your sessions could not be loaded.">
        {(sessions) => {
          const own = sessions.find(({ current }) => current);
          const others = sessions.filter(({ current }) => !current);
          return (
            <>
              {own && <SessionRow session={own} />}
              {others.length > 0 && <OtherSessions sessions={others} />}
            </>
          );
        }}
      </QueryView>
    </Section>
  );
}

const LoadingSession = () => (
  <div role="status">
    <span className="visually-hidden">Loading your sessions</span>
    <Skeleton height="4rem" />
  </div>
);
