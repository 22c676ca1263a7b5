import { CATEGORY_LABELS, type Category } from '@ethereal/contracts/fashion';
import { Link } from '@ethereal/web-kit/router.ts';
import { pathOf } from '../lists/filters.ts';
import styles from './ItemPage.module.css';

/** Renders the way from the home page to an item, whose name stands below as the heading. */
export const Breadcrumb = ({ category }: { category: Category }) => (
  <nav className={styles.way} aria-label="Breadcrumb">
    <Link to="/ethereal">Home</Link>
    <span aria-hidden="true">/</span>
    <Link to={`/ethereal/categories/${pathOf(category)}`}>{CATEGORY_LABELS[category]}</Link>
  </nav>
);
