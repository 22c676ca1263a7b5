import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useDeskRole } from '../access/useDeskRole.ts';
import lists from '../lists/Lists.module.css';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { Brands } from './Brands.tsx';
import { DayNumbers } from './DayNumbers.tsx';
import { ShopBooks } from './ShopBooks.tsx';

/** Shows the figures of a day, sums of the shop, the announcement, and merged brands. */
export function ShopPage() {
  useDocumentTitle('Desk: Shop');
  const { isOperator } = useDeskRole();
  return (
    <section className={lists.page} aria-label="Shop">
      <DayNumbers />
      <ShopBooks />
      {isOperator && <AnnouncementForm />}
      <Brands />
    </section>
  );
}
