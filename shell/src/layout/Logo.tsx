import { Link } from '@ethereal/web-kit/router.ts';
import styles from './Logo.module.css';

/** Renders the name of the shop as a link to the home page. */
export function Logo() {
  return (
    <Link to="/ethereal" className={styles.logo} aria-label="Ethereal. Home">
      Ethereal<span className="accent">.</span>
    </Link>
  );
}
