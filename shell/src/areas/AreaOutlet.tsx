import { NotFound } from '@ethereal/web-kit/components/NotFound.tsx';
import { useLocation } from '@ethereal/web-kit/router.ts';
import { ProfileLayout } from '../profile/ProfileLayout.tsx';
import { pageAt } from './pages.ts';
import { RemoteArea } from './RemoteArea.tsx';

/** The page of the current path, from the area that owns it. */
export function AreaOutlet() {
  const page = pageAt(useLocation().pathname);
  if (!page) return <NotFound />;
  const area = <RemoteArea key={page.area} name={page.area} />;
  return page.profile ? <ProfileLayout>{area}</ProfileLayout> : area;
}
