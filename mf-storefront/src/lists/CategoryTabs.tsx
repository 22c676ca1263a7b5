import { BROWSED_CATEGORIES, CATEGORY_LABELS } from '@ethereal/contracts/fashion';
import { useCurrentInView } from '@ethereal/web-kit/navigation/useCurrentInView.ts';
import { Link, useLocation } from '@ethereal/web-kit/router.ts';
import { useRef } from 'react';
import styles from './CategoryTabs.module.css';
import { categoryOf } from './filters.ts';

/** Renders links to the categories side by side. */
export function CategoryTabs() {
  const here = categoryOf(useLocation().pathname.split('/')[3]);
  const bar = useRef<HTMLUListElement>(null);
  useCurrentInView(bar);
  return (
    <nav aria-label="Categories">
      <ul ref={bar} className={`line-2 ${styles.tabs}`}>
        {BROWSED_CATEGORIES.map((category) => (
          <li key={category}>
            <Link
              className={styles.tab}
              to={`/ethereal/categories/${category}`}
              aria-current={category === here ? 'page' : undefined}
            >
              {CATEGORY_LABELS[category]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
