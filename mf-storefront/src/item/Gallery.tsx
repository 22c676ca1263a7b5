import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { useChanged } from '@ethereal/web-kit/hooks/useChanged.ts';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { Maximize2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './Gallery.module.css';
import type { SwipePictures } from './SwipePictures.tsx';
import { ZoomPicture } from './ZoomPicture.tsx';

const LargePictures = lazyPart(() => import('./lazy-parts.ts').then((file) => file.LargePictures));

type Props = {
  pictures: readonly string[];
  name: string;
  /** Picture of the chosen color, which is shown when the color is chosen. */
  wanted: string | undefined;
};

/**
 * Renders the pictures of an item: a large one and thumbnails that replace it; on a phone a strip to swipe, with dots.
 * A button shows them in the whole window.
 */
export function Gallery({ pictures, name, wanted }: Props) {
  const [shown, setShown] = useState(0);
  const [isLarge, setLarge] = useState(false);
  if (useChanged(wanted) && wanted !== undefined) setShown(Math.max(0, pictures.indexOf(wanted)));
  const [Swipe, setSwipe] = useState<typeof SwipePictures>();
  const several = pictures.length > 1;
  // The code loads after the first view. If it fails to load, the first picture stays.
  useEffect(() => {
    if (several && innerWidth < 768)
      import('./lazy-parts.ts').then(
        (file) => setSwipe(() => file.SwipePictures),
        () => {},
      );
  }, [several]);
  return (
    <section className={`stack-3 ${styles.gallery}`} aria-label="Pictures">
      {Swipe ? (
        <Swipe pictures={pictures} name={name} shown={shown} onShow={setShown} />
      ) : (
        <ZoomPicture key={shown} src={pictures[shown] ?? ''} name={name} />
      )}
      <button
        type="button"
        className={`round ${styles.enlarge}`}
        aria-label="Show large"
        onClick={() => setLarge(true)}
      >
        <Maximize2 size={20} aria-hidden="true" />
      </button>
      {isLarge && (
        <LargePictures
          pictures={pictures}
          shown={shown}
          nameOf={(index) => (several ? `${name}, picture ${index + 1} of ${pictures.length}` : name)}
          onShow={setShown}
          onClose={() => setLarge(false)}
        />
      )}
      {several && (
        <ul className={`stack-3 ${styles.thumbnails}`}>
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
