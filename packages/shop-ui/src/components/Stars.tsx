import { Star } from 'lucide-react';
import styles from './Stars.module.css';

const ALL = [1, 2, 3, 4, 5] as const;

type Props = {
  /** 1 to 5; parts of a star are drawn. */
  value: number;
  /** Pixels. */
  size?: number;
};

/** Five stars, filled as far as the value goes. A text beside them must say the number, or `label`. */
export function Stars({ value, size = 16 }: Props) {
  return (
    <span className={styles.stars} role="img" aria-label={`${value} of 5 stars`}>
      {ALL.map((star) => (
        <OneStar key={star} size={size} part={value - star + 1} />
      ))}
    </span>
  );
}

/** An outline, and over it as much of a filled star as is due: nothing, its left half, or all. */
function OneStar({ size, part }: { size: number; part: number }) {
  const look = part >= 0.75 ? styles.full : part >= 0.25 ? styles.half : undefined;
  const star = { size, strokeWidth: 1.5, 'aria-hidden': true };
  return (
    <span className={styles.star}>
      <Star {...star} />
      {look && <Star {...star} className={look} />}
    </span>
  );
}
