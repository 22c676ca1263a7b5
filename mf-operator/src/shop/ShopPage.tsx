import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useDeskRole } from '../access/useDeskRole.ts';
import { Announcement } from './Announcement.tsx';
import { DayNumbers } from './DayNumbers.tsx';
import { MergeForm } from './MergeForm.tsx';
import { MergesList } from './MergesList.tsx';
import styles from './Shop.module.css';
import { ShopBooks } from './ShopBooks.tsx';

/** Merges the different spellings of a brand, and undoes merges. */
function Brands() {
  const { isOperator } = useDeskRole();
  return (
    <div className={`card ${styles.day}`}>
      <h2>Brands</h2>
      {isOperator && <MergeForm />}
      <MergesList />
    </div>
  );
}

/** Renders the figures of a day, sums of the shop, the announcement, and merged brands. */
export function ShopPage() {
  useDocumentTitle('Desk: Shop');
  const { isOperator } = useDeskRole();
  return (
    <section className="stack-4 top" aria-label="Shop">
      <DayNumbers />
      <ShopBooks />
      {isOperator && <Announcement />}
      <Brands />
    </section>
  );
}
