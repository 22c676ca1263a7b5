import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { Link, useLocation } from '@ethereal/web-kit/router.ts';
import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './LoginPrompt.module.css';

/**
 * Asks a visitor to log in; afterwards they come back to this page, which stands in their history once.
 * Give the whole sentence: its first 'Login' becomes the link, as in 'Please Login to view your cart.'.
 * What is to be known besides comes as children.
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
