import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useOnline } from '@ethereal/web-kit/hooks/useOnline.ts';
import { CloudAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

type Props = {
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
  /** Whether a retry is in flight. */
  busy?: boolean;
};

/** Renders an error with a Retry button after loading failed. Offline, it states that the browser is offline. */
export function ErrorState({ title = 'This could not be loaded.', children, onRetry, busy }: Props) {
  const isOnline = useOnline();
  const Icon = isOnline ? CloudAlert : WifiOff;
  return (
    <div className={`stack-4 one-column ${styles.notice}`} role="alert">
      <div className={styles.picture} aria-hidden="true">
        <Icon size={44} strokeWidth={1.4} />
      </div>
      <p className={styles.title}>{title}</p>
      {!isOnline && <div className={styles.text}>You are offline. It loads by itself once you are back online.</div>}
      {isOnline && children && <div className={styles.text}>{children}</div>}
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} busy={busy}>
          Retry
        </Button>
      )}
    </div>
  );
}
