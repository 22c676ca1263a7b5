import { useEffect, useState } from 'react';
import { coversPage } from './open-storage.ts';

/** Minimum scroll distance in pixels that counts as a movement, because a finger trembles. */
const MIN_DISTANCE = 24;

/** Whether the button is hidden: on a phone or in a low window, while the visitor scrolls down. */
export function useHiddenOnScroll(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let turned = 0;
    // The position is read in the next frame: reading it here would force an extra layout.
    const frame = requestAnimationFrame(() => {
      turned = window.scrollY;
    });
    const onScroll = () => {
      const { scrollY } = window;
      const far = scrollY - turned;
      if (Math.abs(far) < MIN_DISTANCE) return;
      turned = scrollY;
      setHidden(far > 0 && scrollY > MIN_DISTANCE && coversPage());
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return isHidden;
}
