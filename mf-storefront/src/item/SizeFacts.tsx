import type { Item } from '@ethereal/contracts/items';
import { lazy, Suspense, useState } from 'react';
import { mostSay } from '../reviews/fit.ts';
import { useReviews } from '../reviews/useReviews.ts';
import styles from './SizeFacts.module.css';

const SizeTable = lazy(() => import('./later.ts').then((file) => ({ default: file.SizeTable })));

/** Categories for which `@ethereal/contracts/size-guide`, which loads later, has a table. */
const CLOTHES = ['men', 'women', 'kids'];

/**
 * Renders help for choosing a size: a table that loads when it is opened, and the fit according to reviews, whose place
 * is reserved until they load.
 */
export function SizeFacts({ item: { _id, category, subCategory } }: { item: Item }) {
  const { data } = useReviews(_id, 'newest', undefined);
  const [opened, setOpened] = useState(false);
  return (
    <div className={styles.facts}>
      {CLOTHES.includes(category) && (
        <details onToggle={() => setOpened(true)}>
          <summary>Size guide</summary>
          {opened && (
            <Suspense>
              <SizeTable category={category} kind={subCategory} />
            </Suspense>
          )}
        </details>
      )}
      <p className={styles.fit}>{mostSay(data?.pages[0]?.fit)}</p>
    </div>
  );
}
