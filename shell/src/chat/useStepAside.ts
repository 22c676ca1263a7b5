import { useEffect, useState } from 'react';

/** Where the assistant lies over the page; as in the style sheet. */
const PHONE = '(max-width: 47.99rem)';
/** Pixels that a finger may tremble. */
const FAR_ENOUGH = 24;

export const isOnPhone = (): boolean => window.matchMedia?.(PHONE).matches ?? false;

/** Whether the button should leave the page to its reader: on a phone, while one scrolls on. */
export function useStepAside(): boolean {
  const [aside, setAside] = useState(false);
  useEffect(() => {
    let turned = 0;
    // In the next frame, which lays the page out anyway: asked for here, it would be laid out once more.
    const frame = requestAnimationFrame(() => {
      turned = window.scrollY;
    });
    const onScroll = () => {
      const { scrollY } = window;
      const far = scrollY - turned;
      if (Math.abs(far) < FAR_ENOUGH) return;
      turned = scrollY;
      setAside(far > 0 && scrollY > FAR_ENOUGH && isOnPhone());
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return aside;
}
