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
 * Three pictures of the season, composed; the shop's own, whatever sellers upload. Decoration, yet the largest thing one sees: the first is
 * on its way before the style sheets are, and the small ones wait for it.
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
