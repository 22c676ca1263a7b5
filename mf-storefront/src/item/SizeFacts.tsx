import type { Item } from '@ethereal/contracts/items';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { mostSay } from '../reviews/fit.ts';
import { useReviews } from '../reviews/useReviews.ts';
import type { MySize } from './MySize.tsx';
import type { MyMeasures } from './my-measures.ts';
import styles from './SizeFacts.module.css';

const later = () => import('./later.ts');
const SizeTable = lazy(() => later().then((file) => ({ default: file.SizeTable })));

/** Categories for which `size-guide.ts`, which loads later, has a table. */
const CLOTHES = ['men', 'women', 'kids'];
/** Matches names of goods that are not measured on the body. Input: at most 200 characters. */
const NO_CLOTHES = /\b(shoe|sneaker|boot|sandal|loafer|heel|slipper|ring|necklace|earring|bag|belt|watch|cap|hat)s?\b/i;

/**
 * Renders help for choosing a size: a table that loads when it is opened, the size that fits the measurements stored in
 * this browser, and the fit according to reviews, whose place is reserved until they load.
 */
export function SizeFacts({ item }: { item: Item }) {
  const { _id, name, category } = item;
  const { data } = useReviews(_id, 'newest', undefined);
  const [opened, setOpened] = useState(false);
  const [mine, setMine] = useState<MyMeasures>({});
  const [Size, setSize] = useState<ComponentType<Parameters<typeof MySize>[0]>>();
  const isMeasured = CLOTHES.includes(category) && !NO_CLOTHES.test(name);
  useEffect(() => {
    if (!isMeasured) return;
    later().then(
      (file) => {
        setMine(file.measuresFor(category));
        setSize(() => file.MySize);
      },
      () => undefined,
    );
  }, [isMeasured, category]);
  return (
    <div className={styles.facts}>
      {isMeasured && (
        <details onToggle={() => setOpened(true)}>
          <summary>Size guide</summary>
          {opened && (
            <Suspense>
              <SizeTable item={item} mine={mine} onKeep={setMine} />
            </Suspense>
          )}
        </details>
      )}
      <p className={styles.fit} role="status">
        {mostSay(data?.pages[0]?.fit)} {Size && <Size item={item} mine={mine} />}
      </p>
    </div>
  );
}
