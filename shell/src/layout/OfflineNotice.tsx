import { useOnline } from '@ethereal/web-kit/hooks/useOnline.ts';
import { WifiOff } from 'lucide-react';
import styles from './OfflineNotice.module.css';

/** Says that the network is away, for as long as it is. */
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
