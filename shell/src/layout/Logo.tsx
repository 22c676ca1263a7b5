import { Link } from '@ethereal/web-kit/router.ts';
import styles from './Logo.module.css';

export function Logo() {
  return (
    <Link to="/ethereal" className={styles.logo} aria-label="Ethereal. Home">
      Ethereal<span className={styles.stop}>.</span>
    </Link>
  );
}
