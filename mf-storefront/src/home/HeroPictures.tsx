import lower from '../pictures/hero-lower.webp';
import main from '../pictures/hero-main.webp';
import upper from '../pictures/hero-upper.webp';
import styles from './HeroPictures.module.css';

const PICTURES = [
  [styles.main, main],
  [styles.upper, upper],
  [styles.lower, lower],
] as const;

/**
 * Three pictures of the season, composed; the shop's own, whatever sellers upload. Decoration, yet the largest thing one sees: in the HTML,
 * they are on their way before the style sheets are.
 */
export function HeroPictures() {
  return (
    <div className={styles.trio} aria-hidden="true">
      {PICTURES.map(([place, picture]) => (
        <div key={picture} className={`${styles.frame} ${place}`}>
          <img
            className={styles.picture}
            src={picture}
            alt=""
            width={720}
            height={720}
            fetchPriority="high"
          />
        </div>
      ))}
    </div>
  );
}
