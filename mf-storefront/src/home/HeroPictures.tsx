import lower from '../pictures/hero-lower.webp';
import main from '../pictures/hero-main.webp';
import mainOnPhone from '../pictures/hero-main-phone.webp';
import upper from '../pictures/hero-upper.webp';
import styles from './HeroPictures.module.css';

const PICTURES = [
  {
    place: styles.main,
    src: main,
    srcSet: `${mainOnPhone} 560w, ${main} 720w`,
    sizes: '(min-width: 34rem) 27rem, 77vw',
    side: 720,
    fetchPriority: 'high',
  },
  { place: styles.upper, src: upper, side: 480, fetchPriority: 'low' },
  { place: styles.lower, src: lower, side: 480, fetchPriority: 'low' },
] as const;

/**
 * Renders three pictures of the season, which belong to the shop and do not depend on sellers. The first is the largest
 * element of the first screen, so it loads with high priority before the style sheets; the small ones load after it.
 */
export function HeroPictures() {
  return (
    <div className={styles.trio} aria-hidden="true">
      {PICTURES.map(({ place, side, ...files }) => (
        <div key={files.src} className={`${styles.frame} ${place}`}>
          <img className={styles.picture} {...files} alt="" width={side} height={side} />
        </div>
      ))}
    </div>
  );
}
