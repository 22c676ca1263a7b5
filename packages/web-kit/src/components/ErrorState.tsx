import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

type Props = {
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
  /** Another try is under way. */
  busy?: boolean;
};

/** Something could not be loaded; another try may help. */
export function ErrorState({ title = 'This could not be loaded.', children, onRetry, busy }: Props) {
  return (
    <div className={styles.notice} role="alert">
      <div className={styles.picture} aria-hidden="true">
        <CloudAlert size={44} strokeWidth={1.4} />
      </div>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} busy={busy}>
          Retry
        </Button>
      )}
    </div>
  );
}
