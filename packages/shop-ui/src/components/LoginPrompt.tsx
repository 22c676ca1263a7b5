import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { Link, useLocation } from '@ethereal/web-kit/router.ts';
import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './LoginPrompt.module.css';

/**
 * Asks a visitor to log in. Afterwards they return to this page, which is in their history once.
 * Pass the whole sentence: its first 'Login' becomes the link, as in 'Please Login to view your cart.'.
 * Further text is passed as children.
 */
export function LoginPrompt({ text, children }: { text: string; children?: ReactNode }) {
  const { pathname, search } = useLocation();
  const [before = '', ...after] = text.split('Login');
  const title = (
    <>
      {before}
      <Link className={styles.link} to="/ethereal/login" state={{ from: pathname + search }} replace>
        Login
      </Link>
      {after.join('Login')}
    </>
  );
  return (
    <EmptyState icon={<LogIn size={40} strokeWidth={1.4} />} title={title}>
      {children}
    </EmptyState>
  );
}
