import { useEffect, useRef } from 'react';
import styles from './SwipePictures.module.css';
import { ZoomPicture } from './ZoomPicture.tsx';

type Props = {
  pictures: readonly string[];
  name: string;
  /** Index of the picture in view. */
  shown: number;
  onShow(index: number): void;
};

/** Returns the index of the picture at which a strip is scrolled. */
const indexAt = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / clientWidth);

/**
 * Renders all pictures side by side, one in view; a swipe moves to the next. Only the picture in view is exposed to
 * assistive technology.
 */
export function SwipePictures({ pictures, name, shown, onShow }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const view = strip.current;
    if (view && indexAt(view) !== shown) view.scrollLeft = shown * view.clientWidth;
  }, [shown]);
  return (
    <div ref={strip} className={styles.strip} onScroll={({ currentTarget }) => onShow(indexAt(currentTarget))}>
      {pictures.map((picture, index) => (
        <div key={picture} className={styles.slide} inert={index !== shown}>
          <ZoomPicture src={picture} name={name} />
        </div>
      ))}
    </div>
  );
}
