import type { Item } from '@ethereal/contracts/items';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { useEffect, useState } from 'react';
import { summarizeFit } from '../reviews/fit.ts';
import { useReviews } from '../reviews/useReviews.ts';
import { MEASURES_KEY } from './measures-key.ts';
import type { MyMeasures } from './my-measures.ts';
import styles from './SizeFacts.module.css';

const loadDeferred = () => import('./lazy-parts.ts');
const SizeTable = lazyPart(() => loadDeferred().then((file) => file.SizeTable));
const MySize = lazyPart(() => loadDeferred().then((file) => file.MySize), null);

/** Categories for which `@ethereal/contracts/size-guide`, which loads later, has a table. */
const CLOTHES = ['men', 'women', 'kids'];
/** Matches names of goods that are not measured on the body. Input: at most 200 characters. */
const NO_CLOTHES = /\b(shoe|sneaker|boot|sandal|loafer|heel|slipper|ring|necklace|earring|bag|belt|watch|cap|hat)s?\b/i;

/** Matches sizes of adults' shoes. Input: a size, at most 20 characters. */
const ADULTS_SHOES = /^US [\d.]+$/;

/**
 * Whether there is a table for an item's sizes, without loading it. Kids' shoes in sizes of adults and one size have
 * none.
 */
function isMeasuredItem({ category, name, otherSizes: [first] = [] }: Item): boolean {
  if (first === undefined) return CLOTHES.includes(category) && !NO_CLOTHES.test(name);
  return first !== 'One size' && !(category === 'kids' && ADULTS_SHOES.test(first));
}

/**
 * Renders help for choosing a size: a table that loads when it is opened, the size that fits the measurements stored in
 * this browser, and the fit according to reviews, whose place is reserved until they load.
 */
export function SizeFacts({ item }: { item: Item }) {
  const { _id, category } = item;
  const { data } = useReviews(_id, 'newest', undefined);
  const [opened, setOpened] = useState(false);
  const [mine, setMine] = useState<MyMeasures>();
  const isMeasured = isMeasuredItem(item);
  useEffect(() => {
    // A first visit loads no code for measurements.
    if (!isMeasured || localStorage.getItem(MEASURES_KEY) === null) return;
    loadDeferred().then(
      (file) => setMine(file.measuresFor(category)),
      () => undefined,
    );
  }, [isMeasured, category]);
  return (
    <div className={styles.facts}>
      {isMeasured && (
        <details onToggle={() => setOpened(true)}>
          <summary>Size guide</summary>
          {opened && <SizeTable item={item} mine={mine ?? {}} onKeep={setMine} />}
        </details>
      )}
      <p className={styles.fit} role="status">
        {summarizeFit(data?.pages[0]?.fit)} {mine && <MySize item={item} mine={mine} />}
      </p>
    </div>
  );
}
