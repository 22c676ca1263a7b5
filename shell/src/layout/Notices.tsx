import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useOnline } from '@ethereal/web-kit/hooks/useOnline.ts';
import { WifiOff } from 'lucide-react';
import { retryFirstView, useHasFailedLoads } from '../areas/first-view.ts';
import styles from './Notices.module.css';

/** Renders a notice that the page can be read but not used yet, because some of its files failed to load. */
export function IncompletePageNotice() {
  const hasFailedLoads = useHasFailedLoads();
  return (
    <div role="status">
      {hasFailedLoads && (
        <div className={`line-4 center ${styles.notice}`} data-at-once>
          Parts of this page did not load.
          <Button variant="secondary" size="small" onClick={retryFirstView}>
            Retry
          </Button>
        </div>
      )}
    </div>
  );
}

/** Renders a notice while the browser is offline. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={`amber center text-sm line-2 ${styles.offline}`}>
          <WifiOff size={18} aria-hidden="true" />
          You are offline. What you see may be out of date.
        </p>
      )}
    </div>
  );
}
