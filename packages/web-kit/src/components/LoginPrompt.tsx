import { Link, useLocation } from '@ethereal/web-kit/router.ts';
import { LogIn } from 'lucide-react';
import styles from './Notice.module.css';

/**
 * Asks a visitor to log in; afterwards they come back to this page.
 * Give the whole sentence: its first 'Login' becomes the link, as in 'Please Login to view your cart.'.
 */
export function LoginPrompt({ text }: { text: string }) {
  const { pathname, search } = useLocation();
  const [before = '', ...after] = text.split('Login');
  return (
    <div className={styles.notice}>
      <div className={styles.picture} aria-hidden="true">
        <LogIn size={40} strokeWidth={1.4} />
      </div>
      <p className={styles.title}>
        {before}
        <Link className={styles.link} to="/ethereal/login" state={{ from: pathname + search }}>
          Login
        </Link>
        {after.join('Login')}
      </p>
    </div>
  );
}
