import { NotFound } from '@ethereal/shop-ui/components/NotFound.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { useLocation } from '@ethereal/web-kit/router.ts';
import { ProfileLayout } from '../profile/ProfileLayout.tsx';
import { AreaBoundary } from './AreaBoundary.tsx';
import { AreaUnavailable } from './area-unavailable.ts';
import { RemoteArea } from './RemoteArea.tsx';
import { pageAt, readReleases, useReleases } from './releases.ts';

/** The page of the current path, from the area that owns it. */
export function AreaOutlet() {
  const releases = useReleases();
  const page = pageAt(useLocation().pathname, releases);
  if (releases === 'reading') return <Spinner />;
  if (releases === 'away') return <Away />;
  if (!page) return <NotFound />;
  const area = <RemoteArea key={page.area} name={page.area} />;
  return page.layout === 'profile' ? <ProfileLayout>{area}</ProfileLayout> : area;
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
