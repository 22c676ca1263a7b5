import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { useRoutes } from '@ethereal/web-kit/router.ts';
import { memo, Suspense, use, useEffect, useState } from 'react';
import { PageNotFound } from '../errors/PageNotFound.tsx';
import { endEarlyInput } from '../hydration/hand-over.ts';
import { AreaBoundary } from './AreaBoundary.tsx';
import { AreaFrame } from './AreaFrame.tsx';
import { endFirstView } from './first-view.ts';
import { loadArea, removeArea } from './registry.ts';

/** Returns the pause after a failed attempt, from 5 s up to a minute, in ms. */
const pauseAfter = (attempt: number) => Math.min(5000 * 2 ** attempt, 60_000);

/**
 * Renders one area of the site: a spinner while the area loads, and an error card with Retry when it fails. Memoized,
 * so that it renders again only for another area: if it rendered again before hydration has finished, React would
 * discard the server's HTML.
 */
export const RemoteArea = memo(function RemoteArea({ name }: { name: string }) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    removeArea(name);
    setAttempt(attempt + 1);
  };
  return (
    <AreaBoundary key={attempt} area={name} onRetry={retry} pauseMs={pauseAfter(attempt)}>
      <Suspense fallback={<Spinner />}>
        <Area name={name} />
      </Suspense>
    </AreaBoundary>
  );
});

function Area({ name }: { name: string }) {
  const { routes, version } = use(loadArea(name));
  // The area is the last part of a page to be hydrated, so hydration has finished here.
  useEffect(() => {
    endEarlyInput();
    endFirstView();
  }, []);
  return (
    <AreaFrame area={name} version={version}>
      {useRoutes(routes) ?? <PageNotFound />}
    </AreaFrame>
  );
}
