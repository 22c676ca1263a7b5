import { BROWSED_CATEGORIES } from '@ethereal/contracts/fashion';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import page from '../items/Page.module.css';
import styles from './CategoriesPage.module.css';
import { CategoryTile } from './CategoryTile.tsx';

/** The six categories as tiles. */
export function CategoriesPage() {
  useDocumentTitle('Categories');
  return (
    <div className={page.page}>
      <header className={styles.head}>
        <h1>Categories</h1>
        <p>Six ways into the shop. Each leads to its own shelves, with its own filters.</p>
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
