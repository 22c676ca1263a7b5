import { NotFound } from '@ethereal/web-kit/components/NotFound.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { useRoutes } from '@ethereal/web-kit/router.ts';
import { Suspense, use, useState } from 'react';
import { AreaBoundary } from './AreaBoundary.tsx';
import { AreaFrame } from './AreaFrame.tsx';
import type { AreaName } from './pages.ts';
import { forgetArea, loadArea } from './registry.ts';

/** One area of the site: loads it, shows the spinner meanwhile, and an error card with Retry when it fails. */
export function RemoteArea({ name }: { name: AreaName }) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    forgetArea(name);
    setAttempt(attempt + 1);
  };
  return (
    <AreaBoundary key={attempt} area={name} onRetry={retry}>
      <Suspense fallback={<Spinner />}>
        <Area name={name} />
      </Suspense>
    </AreaBoundary>
  );
}

function Area({ name }: { name: AreaName }) {
  const { routes, version } = use(loadArea(name));
  return (
    <AreaFrame area={name} version={version}>
      {useRoutes(routes) ?? <NotFound />}
    </AreaFrame>
  );
}
