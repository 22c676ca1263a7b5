import { type ReviewPage, STARS } from '@ethereal/contracts/reviews';
import { Stars } from '@ethereal/shop-ui/components/Stars.tsx';
import { formatCount } from '@ethereal/web-kit/format/count.ts';
import styles from './Reviews.module.css';

/** The average in large, and how many gave how many stars. */
export function Histogram({ page: { average, total, histogram } }: { page: ReviewPage }) {
  if (average === null) return null;
  return (
    <div className={styles.histogram}>
      <p className={styles.average}>
        <strong>{average.toFixed(1)}</strong>
        <span>
          <Stars value={average} size={20} />
          <span className={styles.total}>{total === 1 ? '1 review' : `${formatCount(total)} reviews`}</span>
        </span>
      </p>
      <table className={styles.bars}>
        <caption className="visually-hidden">Reviews by stars</caption>
        <tbody>
          {STARS.map((star) => (
            <tr key={star}>
              <th scope="row">
                {star}
                <span className="visually-hidden">{star === 1 ? ' star' : ' stars'}</span>
              </th>
              <td className={styles.track} aria-hidden="true">
                <progress className={styles.bar} max={total} value={histogram[star]} />
              </td>
              <td className={styles.many}>{formatCount(histogram[star])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
