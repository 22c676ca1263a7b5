import { Star } from 'lucide-react';
import styles from './Stars.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

type Props = {
  /** Number of stars from 1 to 5; fractions are drawn. */
  value: number;
  /** Size of a star in pixels. */
  size?: number;
};

/** Renders five stars, filled up to the value. The label contains the number. */
export function Stars({ value, size = 16 }: Props) {
  return (
    <span className={styles.stars} role="img" aria-label={`${value} of 5 stars`}>
      {STARS.map((star) => (
        <StarIcon key={star} size={size} part={value - star + 1} />
      ))}
    </span>
  );
}

/** Renders the outline of a star with its filled part on top: nothing, the left half, or all. */
function StarIcon({ size, part }: { size: number; part: number }) {
  const look = part >= 0.75 ? styles.full : part >= 0.25 ? styles.half : undefined;
  const star = { size, strokeWidth: 1.5, 'aria-hidden': true };
  return (
    <span className={styles.star}>
      <Star {...star} />
      {look && <Star {...star} className={look} />}
    </span>
  );
}
