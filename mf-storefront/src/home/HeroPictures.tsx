import lower from '../pictures/hero-lower.webp';
import main from '../pictures/hero-main.webp';
import mainOnPhone from '../pictures/hero-main-phone.webp';
import upper from '../pictures/hero-upper.webp';
import styles from './HeroPictures.module.css';

const PICTURES = [
  { place: styles.main, src: main, srcSet: `${mainOnPhone} 560w, ${main} 720w`, side: 720 },
  { place: styles.upper, src: upper, side: 480 },
  { place: styles.lower, src: lower, side: 480 },
];

/**
 * Three pictures of the season, composed; the shop's own, whatever sellers upload. Decoration, yet the largest thing one sees: in the HTML,
 * they are on their way before the style sheets are.
 */
export function HeroPictures() {
  return (
    <div className={styles.trio} aria-hidden="true">
      {PICTURES.map(({ place, side, ...files }) => (
        <div key={files.src} className={`${styles.frame} ${place}`}>
          <img
            className={styles.picture}
            {...files}
            sizes={files.srcSet && '(min-width: 34rem) 27rem, 77vw'}
            alt=""
            width={side}
            height={side}
            fetchPriority="high"
          />
        </div>
      ))}
    </div>
  );
}
