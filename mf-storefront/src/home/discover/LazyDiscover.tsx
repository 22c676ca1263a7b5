import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './Discover.module.css';

/** Distance below the window at which a part begins to load, so that it is loaded when the visitor reaches it. */
const AHEAD = '600px';

/** Returns a ref and whether its element has been near the window. Once true, the value stays true. */
function useNear<E extends Element>(): [RefObject<E | null>, boolean] {
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

const PLACEHOLDER = <div className={styles.waiting} />;

const Discover = lazyPart(() => import('./Discover.tsx').then((part) => part.Discover), PLACEHOLDER);

/** Renders the place of the home page's lower half. Its code and data load when the visitor scrolls near it. */
export function LazyDiscover() {
  const [ref, isNear] = useNear<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.place}>
      {isNear ? <Discover /> : PLACEHOLDER}
    </div>
  );
}
