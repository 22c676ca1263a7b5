import type { Rating } from '@ethereal/contracts/reviews';
import { Stars } from '@ethereal/shop-ui/components/Stars.tsx';
import { formatCount } from '@ethereal/web-kit/format/count.ts';
import styles from './RatingLine.module.css';

/** Renders the rating of an item or a seller in one line. Renders nothing without reviews. */
export function RatingLine({ rating }: { rating: Rating | undefined }) {
  if (!rating) return null;
  return (
    <span className={styles.line}>
      <Stars value={rating.average} size={14} />
      <span aria-hidden="true">{rating.average.toFixed(1)}</span>
      <span className="muted">
        ({formatCount(rating.count)}
        <span className="visually-hidden">{rating.count === 1 ? ' review' : ' reviews'}</span>)
      </span>
    </span>
  );
}
