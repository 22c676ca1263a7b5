import { mostSay } from '../reviews/fit.ts';
import { useReviews } from '../reviews/useReviews.ts';
import styles from './SizeFacts.module.css';

/** What helps to choose a size: what those say who received the item. Keeps its place, since they are read after the item. */
export function SizeFacts({ itemId }: { itemId: string }) {
  const { data } = useReviews(itemId, 'newest', undefined);
  return (
    <div className={styles.facts}>
      <p className={styles.fit}>{mostSay(data?.pages[0]?.fit)}</p>
    </div>
  );
}
