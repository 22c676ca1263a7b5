import { useEffect, useRef } from 'react';
import styles from './SwipePictures.module.css';
import { ZoomPicture } from './ZoomPicture.tsx';

type Props = {
  pictures: readonly string[];
  name: string;
  /** The index of the picture in view. */
  shown: number;
  onShow(index: number): void;
};

/** Which picture a strip stands at. */
const indexAt = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / clientWidth);

/** All pictures side by side, one in view: a swipe leads to the next. Only the one in view is told to assistive technology. */
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
