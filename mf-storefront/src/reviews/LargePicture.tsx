import type { ReviewPicture } from '@ethereal/contracts/reviews';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { lazy } from 'react';
import { ZoomPicture } from '../item/ZoomPicture.tsx';
import styles from './LargePicture.module.css';

const BottomSheet = lazy(() =>
  import('@ethereal/web-kit/components/BottomSheet.tsx').then((module) => ({ default: module.BottomSheet })),
);

type Props = {
  picture: ReviewPicture | undefined;
  title: string;
  hasOthers: boolean;
  /** Shows the picture `step` positions further. */
  onShow(step: number): void;
  onClose(): void;
};

/** Renders one picture of a review as a whole, with zoom. Buttons lead to the other pictures of the review. */
export function LargePicture({ picture, title, hasOthers, onShow, onClose }: Props) {
  return (
    <BottomSheet
      open
      title={title}
      onClose={onClose}
      actions={
        hasOthers && (
          <>
            <Button variant="secondary" onClick={() => onShow(-1)}>
              Previous
            </Button>
            <Button variant="secondary" onClick={() => onShow(1)}>
              Next
            </Button>
          </>
        )
      }
    >
      {picture && (
        <div className={styles.large} aria-live="polite">
          <ZoomPicture key={picture.public_id} src={picture.url} name={title} />
        </div>
      )}
    </BottomSheet>
  );
}
