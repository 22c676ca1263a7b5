import { useEffect, useState } from 'react';
import { coversPage } from './open-storage.ts';

/** Minimum scroll distance in pixels that counts as a movement, because a finger trembles. */
const FAR_ENOUGH = 24;

/** Whether the button is hidden: on a phone or in a low window, while the visitor scrolls down. */
export function useStepAside(): boolean {
  const [aside, setAside] = useState(false);
  useEffect(() => {
    let turned = 0;
    // The position is read in the next frame: reading it here would force an extra layout.
    const frame = requestAnimationFrame(() => {
      turned = window.scrollY;
    });
    const onScroll = () => {
      const { scrollY } = window;
      const far = scrollY - turned;
      if (Math.abs(far) < FAR_ENOUGH) return;
      turned = scrollY;
      setAside(far > 0 && scrollY > FAR_ENOUGH && coversPage());
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return aside;
}
