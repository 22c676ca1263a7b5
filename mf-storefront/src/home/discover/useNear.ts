import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the window a part is when it begins to load, so that it is there when one comes to it. */
const AHEAD = '600px';

/** Whether an element has come near the window; once it has, it stays so. */
export function useNear<E extends Element>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const watching = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    watching.observe(element);
    return () => watching.disconnect();
  }, [isNear]);
  return [ref, isNear];
}
