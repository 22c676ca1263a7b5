import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { Minus, Plus } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import { MAIN_PICTURE_SIZES } from '../items/picture-sizes.ts';
import styles from './Gallery.module.css';

/**
 * Renders the large picture. A press shows it at twice the size; the pointer, a swipe or the arrow keys then move it,
 * and another press shows it whole.
 */
export function ZoomPicture({ src, name }: { src: string; name: string }) {
  const [zoomed, setZoomed] = useState(false);
  const Icon = zoomed ? Minus : Plus;
  return (
    <div className={styles.stage}>
      <div className={styles.window} data-zoomed={zoomed || undefined} onPointerMove={follow}>
        <button type="button" className={styles.picture} aria-pressed={zoomed} onClick={() => setZoomed(!zoomed)}>
          <Picture src={src} alt={name} sizes={zoomed ? '1280px' : MAIN_PICTURE_SIZES} priority />
          <span className="visually-hidden">, zoom</span>
        </button>
      </div>
      <span className={styles.hint} aria-hidden="true">
        <Icon size={20} />
      </span>
    </div>
  );
}

/** Scrolls the zoomed picture to the part under the mouse. */
function follow({ currentTarget: view, pointerType, clientX, clientY }: PointerEvent<HTMLElement>): void {
  if (pointerType !== 'mouse') return;
  const { left, top, width, height } = view.getBoundingClientRect();
  view.scrollLeft = ((clientX - left) / width) * (view.scrollWidth - width);
  view.scrollTop = ((clientY - top) / height) * (view.scrollHeight - height);
}
