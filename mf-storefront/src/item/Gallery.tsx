import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { useState } from 'react';
import styles from './Gallery.module.css';
import { ZoomPicture } from './ZoomPicture.tsx';

/** The pictures of an item: one large, the others as thumbnails that take its place. */
export function Gallery({ pictures, name }: { pictures: readonly string[]; name: string }) {
  const [shown, setShown] = useState(0);
  return (
    <section className={styles.gallery} aria-label="Pictures">
      <ZoomPicture key={shown} src={pictures[shown] ?? ''} name={name} />
      {pictures.length > 1 && (
        <ul className={styles.thumbnails}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={`Picture ${index + 1} of ${pictures.length}`}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <Picture src={picture} alt="" sizes="6rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
