import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { MAIN_PICTURE_SIZES } from '../items/picture-sizes.ts';
import styles from './Gallery.module.css';

/**
 * Renders the large picture. A press shows the pressed part at twice the size; the pointer, a swipe or the arrow keys
 * then move it, and another press shows it whole.
 */
export function ZoomPicture({ src, name }: { src: string; name: string }) {
  const view = useRef<HTMLDivElement>(null);
  /** Point of the press that zoomed the picture; undefined while the picture is whole. */
  const [zoomed, setZoomed] = useState<Point>();
  useLayoutEffect(() => {
    if (zoomed && view.current) moveTo(view.current, zoomed);
  }, [zoomed]);

  function press({ detail, clientX, clientY, currentTarget }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A press by a key has no point.
    const point = detail === 0 ? { clientX: left + width / 2, clientY: top + height / 2 } : { clientX, clientY };
    setZoomed(zoomed ? undefined : point);
  }
  return (
    <div
      ref={view}
      className={styles.window}
      data-zoomed={zoomed ? '' : undefined}
      onPointerMove={(event) => event.pointerType === 'mouse' && moveTo(event.currentTarget, event)}
    >
      <button type="button" className={styles.picture} aria-pressed={zoomed !== undefined} onClick={press}>
        <Picture src={src} alt={name} sizes={zoomed ? '1280px' : MAIN_PICTURE_SIZES} priority />
        <span className="visually-hidden">, zoom</span>
      </button>
    </div>
  );
}

type Point = { clientX: number; clientY: number };

/** Scrolls the zoomed picture to the part at a point of the window. */
function moveTo(view: HTMLElement, { clientX, clientY }: Point): void {
  const { left, top, width, height } = view.getBoundingClientRect();
  view.scrollLeft = ((clientX - left) / width) * (view.scrollWidth - width);
  view.scrollTop = ((clientY - top) / height) * (view.scrollHeight - height);
}
