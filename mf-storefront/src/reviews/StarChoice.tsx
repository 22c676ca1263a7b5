import { REVIEW_FORM } from '@ethereal/shop-ui/reviews/review-form.ts';
import { Star } from 'lucide-react';
import { useId } from 'react';
import styles from './StarChoice.module.css';

type Props = {
  value: number;
  onChange: (stars: number) => void;
  error: string | undefined;
};

/** Renders 1 to 5 stars as radio buttons, which the arrow keys move through. */
export function StarChoice({ value, onChange, error }: Props) {
  const errorId = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error ? errorId : undefined}>
      <legend>Your rating</legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars} className={styles.star} data-chosen={stars <= value || undefined}>
          <input
            id={stars === (value || 1) ? REVIEW_FORM : undefined}
            type="radio"
            name="rating"
            value={stars}
            checked={stars === value}
            onChange={() => onChange(stars)}
          />
          <Star size={28} strokeWidth={1.5} aria-hidden="true" />
          <span className="visually-hidden">{stars === 1 ? '1 star' : `${stars} stars`}</span>
        </label>
      ))}
      {error && (
        <p id={errorId} className={`fault ${styles.fault}`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
