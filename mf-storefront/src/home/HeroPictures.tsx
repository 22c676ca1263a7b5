import { Picture } from '@ethereal/web-kit/components/Picture.tsx';
import styles from './HeroPictures.module.css';
import { useHomeItems } from './useHomeItems.ts';

const PLACES = ['main', 'upper', 'lower'] as const;
/** Which items of the home page they show, as far as there are that many. */
const CHOSEN = [0, 1, 10] as const;
const SIZES = { main: '(min-width: 48rem) 24rem, 60vw', upper: '14rem', lower: '14rem' } as const;

/** Three products of the catalogue, composed. Decoration: the items themselves stand below, with their names. */
export function HeroPictures() {
  const { data } = useHomeItems();
  const pictures = data ? [...data.bestSellers, ...data.newArrivals].map((item) => item.itemImg) : [];
  return (
    <div className={styles.trio} aria-hidden="true">
      {PLACES.map((place, index) => {
        const src = pictures[CHOSEN[index] ?? index] ?? pictures[index];
        return (
          <div key={place} className={`${styles.frame} ${styles[place]}`}>
            {src && (
              <Picture src={src} alt="" sizes={SIZES[place]} priority className={styles.picture ?? ''} />
            )}
          </div>
        );
      })}
    </div>
  );
}
