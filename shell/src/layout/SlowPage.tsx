import { useLocation } from '@ethereal/web-kit/router.ts';
import { useEffect, useState } from 'react';
import styles from './SlowPage.module.css';

/** Time after which a page that is not shown yet counts as slow, in ms. */
const SLOW_MS = 300;

/**
 * Renders a bar at the top of the window while a page that was pressed is loading. React keeps the page before in view
 * until then, so without the bar a slow link looks as if it did nothing.
 */
export function SlowPage() {
  // The address changes with the press, the location of the router with the page.
  const { pathname } = useLocation();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      clearTimeout(timer);
      setLate(false);
      timer = setTimeout(() => setLate(true), SLOW_MS);
    };
    addEventListener('click', begin);
    addEventListener('popstate', begin);
    return () => {
      clearTimeout(timer);
      removeEventListener('click', begin);
      removeEventListener('popstate', begin);
    };
  }, []);
  if (!isLate || location.pathname === pathname) return null;
  return (
    <div className={styles.bar} role="status">
      <span className="visually-hidden">Loading the page</span>
    </div>
  );
}
