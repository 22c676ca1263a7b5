import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Dialog } from '@ethereal/web-kit/components/Dialog.tsx';
import { useEffect } from 'react';
import styles from './LargePictures.module.css';
import { ZoomPicture } from './ZoomPicture.tsx';

type Props = {
  /** Addresses of the pictures. */
  pictures: readonly string[];
  /** Index of the picture in view. */
  shown: number;
  /** Returns the name of a picture. */
  nameOf: (index: number) => string;
  onShow: (index: number) => void;
  onClose: () => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Renders pictures in the whole window, one at a time, with zoom. Buttons and arrow keys lead to the others. */
export function LargePictures({ pictures, shown, nameOf, onShow, onClose }: Props) {
  const step = (by: number) => onShow((shown + by + pictures.length) % pictures.length);
  const several = pictures.length > 1;
  const picture = pictures[shown];
  // The keys work wherever the focus is in the dialog.
  useEffect(() => {
    function onKeyDown({ key, target }: KeyboardEvent) {
      const by = STEPS[key];
      // The arrow keys scroll a zoomed picture.
      const isZoomed = target instanceof Element && target.closest('[data-zoomed]');
      if (by && several && !isZoomed) step(by);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  return (
    <Dialog
      open
      shape="full"
      title={nameOf(shown)}
      onClose={onClose}
      actions={
        several && (
          <>
            <Button variant="secondary" onClick={() => step(-1)}>
              Previous
            </Button>
            <Button variant="secondary" onClick={() => step(1)}>
              Next
            </Button>
          </>
        )
      }
    >
      {picture && (
        <div className={styles.large} aria-live="polite">
          <ZoomPicture key={picture} src={picture} name={nameOf(shown)} />
        </div>
      )}
    </Dialog>
  );
}
