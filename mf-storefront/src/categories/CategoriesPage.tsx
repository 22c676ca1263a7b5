import { BROWSED_CATEGORIES } from '@ethereal/contracts/fashion';
import { PageHead } from '@ethereal/web-kit/page/PageHead.tsx';
import page from '../items/Page.module.css';
import styles from './CategoriesPage.module.css';
import { CategoryTile } from './CategoryTile.tsx';

const LEAD = 'Six ways into the shop. Each leads to its own shelves, with its own filters.';

/** Renders the six categories as tiles. */
export function CategoriesPage() {
  return (
    <div className={page.page}>
      <PageHead title="Categories" description={LEAD} />
      <header className={styles.head}>
        <h1>Categories</h1>
        <p>{LEAD}</p>
      </header>
      <ul className={styles.tiles}>
        {BROWSED_CATEGORIES.map((category) => (
          <li key={category}>
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
    </div>
  );
}
