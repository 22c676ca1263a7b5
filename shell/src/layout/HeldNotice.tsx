import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { retryFirstView, useIsHeld } from '../areas/first-view.ts';
import styles from './HeldNotice.module.css';

/** Renders a notice that the page can be read but not used yet, because some of its files failed to load. */
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
