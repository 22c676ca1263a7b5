import { type ReviewPage, STARS } from '@ethereal/contracts/reviews';
import { Stars } from '@ethereal/shop-ui/components/Stars.tsx';
import { formatCount } from '@ethereal/web-kit/format/count.ts';
import styles from './Reviews.module.css';

type Props = {
  page: ReviewPage;
  /** Number of stars whose reviews are shown; undefined for all. */
  chosen: number | undefined;
  onChoose(stars: number | undefined): void;
};

/** Renders the average and the number of reviews by stars. A press on a bar shows only the reviews of its stars. */
export function Histogram({ page: { average, total, histogram }, chosen, onChoose }: Props) {
  if (average === null) return null;
  return (
    <div className={styles.histogram}>
      <p className={`line-4 center ${styles.average}`}>
        <strong>{average.toFixed(1)}</strong>
        <span>
          <Stars value={average} size={20} />
          <span className="quiet">{total === 1 ? '1 review' : `${formatCount(total)} reviews`}</span>
        </span>
      </p>
      <table className={`table text-sm numbers ${styles.bars}`}>
        <caption className="visually-hidden">Reviews by stars</caption>
        <tbody>
          {STARS.map((star) => (
            <tr key={star}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.choose}
                  aria-label={`${star} of 5 stars: ${histogram[star]}`}
                  aria-pressed={star === chosen}
                  disabled={histogram[star] === 0}
                  onClick={() => onChoose(star === chosen ? undefined : star)}
                >
                  {star}
                </button>
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
