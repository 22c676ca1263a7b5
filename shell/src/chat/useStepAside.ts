import { useEffect, useState } from 'react';
import { coversPage } from './covers-page.ts';

/** Pixels of scrolling that count as no movement, since a finger trembles. */
const FAR_ENOUGH = 24;

/** Whether the button is hidden: on a phone or in a low window, while the person scrolls down. */
export function useStepAside(): boolean {
  const [aside, setAside] = useState(false);
  useEffect(() => {
    let turned = 0;
    // Read in the next frame: here it would force an extra layout.
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
