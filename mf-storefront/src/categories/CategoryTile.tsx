import { CATEGORY_LABELS, type Category } from '@ethereal/contracts/fashion';
import { Link } from '@ethereal/web-kit/router.ts';
import styles from './CategoriesPage.module.css';

/** Renders a link to a category with one of the shop's pictures. */
export function CategoryTile({ category }: { category: Category }) {
  return (
    <Link className={styles.tile} to={`/ethereal/categories/${category}`}>
      <span className={styles.picture} data-category={category} />
      <h2 className={styles.name}>{CATEGORY_LABELS[category]}</h2>
    </Link>
  );
}
