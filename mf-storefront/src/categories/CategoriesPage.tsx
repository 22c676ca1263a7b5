import { BROWSED_CATEGORIES, CATEGORY_LABELS, type Category } from '@ethereal/contracts/fashion';
import { PageHead } from '@ethereal/web-kit/page/PageHead.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import page from '../items/Page.module.css';
import styles from './CategoriesPage.module.css';

/** Renders a link to a category with one of the shop's pictures. */
function CategoryTile({ category }: { category: Category }) {
  return (
    <Link className={`stack-3 ${styles.tile}`} to={`/ethereal/categories/${category}`}>
      <span className={styles.picture} data-category={category} />
      <h2 className={`text-xl ${styles.name}`}>{CATEGORY_LABELS[category]}</h2>
    </Link>
  );
}

const LEAD = 'Six ways into the shop. Each leads to its own shelves, with its own filters.';

/** Renders the six categories as tiles. */
export function CategoriesPage() {
  return (
    <div className={page.page}>
      <PageHead title="Categories" description={LEAD} />
      <header className={`stack-2 ${styles.head}`}>
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
