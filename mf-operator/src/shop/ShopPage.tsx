import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useDeskRole } from '../access/useDeskRole.ts';
import lists from '../lists/Lists.module.css';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { Brands } from './Brands.tsx';
import { DayNumbers } from './DayNumbers.tsx';

/** Shows the figures of a day, the announcement, and merged brands. */
export function ShopPage() {
  useDocumentTitle('Desk: Shop');
  const { isOperator } = useDeskRole();
  return (
    <section className={lists.page} aria-label="Shop">
      <DayNumbers />
      {isOperator && <AnnouncementForm />}
      <Brands />
    </section>
  );
}
