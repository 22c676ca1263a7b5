import { useOnline } from '@ethereal/web-kit/hooks/useOnline.ts';
import { WifiOff } from 'lucide-react';
import styles from './OfflineNotice.module.css';

/** Renders a notice while the browser is offline. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.notice}>
          <WifiOff size={18} aria-hidden="true" />
          You are offline. What you see may be out of date.
        </p>
      )}
    </div>
  );
}
