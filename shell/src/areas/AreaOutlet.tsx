import { NotFound } from '@ethereal/shop-ui/components/NotFound.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { useLocation } from '@ethereal/web-kit/router.ts';
import { lazy, Suspense } from 'react';
import { AreaBoundary } from './AreaBoundary.tsx';
import { AreaUnavailable } from './area-unavailable.ts';
import { RemoteArea } from './RemoteArea.tsx';
import { pageAt, readReleases, useReleases } from './releases.ts';
// The frame is in the server's HTML: its style comes with the document, or all of it would move when it came later.
import '../profile/ProfileLayout.module.css';
import '../profile/ProfileNavigation.module.css';

/** On no page that people see first. */
const ProfileLayout = lazy(() =>
  import('../profile/ProfileLayout.tsx').then((module) => ({ default: module.ProfileLayout })),
);

/** The page of the current path, from the area that owns it. */
export function AreaOutlet() {
  const releases = useReleases();
  const page = pageAt(useLocation().pathname, releases);
  if (releases === 'reading') return <Spinner />;
  if (releases === 'away') return <Away />;
  if (!page) return <NotFound />;
  const area = <RemoteArea key={page.area} name={page.area} />;
  if (page.layout !== 'profile') return area;
  return (
    <AreaBoundary area="shell" onRetry={() => location.reload()}>
      <Suspense fallback={<Spinner />}>
        <ProfileLayout>{area}</ProfileLayout>
      </Suspense>
    </AreaBoundary>
  );
}

/** In place of a page while nobody can say whose it is. */
function Away() {
  return (
    <AreaBoundary area="remotes.json" onRetry={() => void readReleases(true).catch(() => undefined)}>
      <Unread />
    </AreaBoundary>
  );
}

function Unread(): never {
  throw new AreaUnavailable('remotes.json could not be read');
}
