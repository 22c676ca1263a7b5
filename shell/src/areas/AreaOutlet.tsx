import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { useLocation } from '@ethereal/web-kit/router.ts';
import { PageNotFound } from '../errors/PageNotFound.tsx';
import { AreaBoundary } from './AreaBoundary.tsx';
import { AreaUnavailable } from './area-unavailable.ts';
import { RemoteArea } from './RemoteArea.tsx';
import { pageAt, readReleases, useReleases } from './releases.ts';
// The server's HTML contains the profile frame, so its styles load with the document. Loaded later, they would shift
// the whole layout.
import '../profile/ProfileLayout.module.css';
import '../profile/ProfileNavigation.module.css';

/** The profile layout is loaded lazily because no landing page uses it. */
const ProfileLayout = lazyPart(
  () => import('../profile/ProfileLayout.tsx').then((module) => module.ProfileLayout),
  <Spinner />,
);

/** Renders the page of the current path from the area that owns it. */
export function AreaOutlet() {
  const releases = useReleases();
  const page = pageAt(useLocation().pathname, releases);
  if (releases === 'reading') return <Spinner />;
  if (releases === 'away') return <ReleasesUnavailable />;
  if (!page) return <PageNotFound />;
  const area = <RemoteArea key={page.area} name={page.area} />;
  if (page.layout !== 'profile') return area;
  return (
    <AreaBoundary area="shell" onRetry={() => location.reload()}>
      <ProfileLayout>{area}</ProfileLayout>
    </AreaBoundary>
  );
}

/** Pause after which the list of releases is read again, in ms. */
const RELEASES_PAUSE_MS = 10_000;

/** Renders the error card shown while the list of releases is unavailable, so that the owner of the page is unknown. */
function ReleasesUnavailable() {
  return (
    <AreaBoundary
      area="remotes.json"
      onRetry={() => void readReleases(true).catch(() => undefined)}
      pauseMs={RELEASES_PAUSE_MS}
    >
      <ThrowUnavailable />
    </AreaBoundary>
  );
}

function ThrowUnavailable(): never {
  throw new AreaUnavailable('remotes.json could not be read');
}
