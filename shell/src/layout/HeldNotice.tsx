import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { retryFirstView, useIsHeld } from '../areas/first-view.ts';
import styles from './HeldNotice.module.css';

/** Says that the page can be read and not yet used, because some of its files did not come. */
export function HeldNotice() {
  const isHeld = useIsHeld();
  return (
    <div role="status">
      {isHeld && (
        <div className={styles.notice} data-at-once>
          Parts of this page did not load.
          <Button variant="secondary" size="small" onClick={retryFirstView}>
            Retry
          </Button>
        </div>
      )}
    </div>
  );
}
