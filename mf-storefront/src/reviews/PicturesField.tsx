import { MAX_REVIEW_PICTURES } from '@ethereal/contracts/reviews';
import { PictureSlot } from '@ethereal/shop-ui/pictures/PictureSlot.tsx';
import { useRef } from 'react';
import styles from './ReviewForm.module.css';
import type { ReviewPicturesState } from './useReviewPictures.ts';

function statusOf({ chosen, isUploading }: ReviewPicturesState): string {
  if (isUploading) return 'Uploading pictures…';
  return chosen.length === 0 ? '' : `Pictures added: ${chosen.length} of ${MAX_REVIEW_PICTURES}`;
}

/** Renders the pictures of a review, and a place for another one while there is room. */
export function PicturesField({ pictures }: { pictures: ReviewPicturesState }) {
  const { chosen, fault } = pictures;
  const field = useRef<HTMLFieldSetElement>(null);
  // Moves the focus to the field, because the pressed button is removed.
  const takeFocus = () => field.current?.focus();
  const faultAt = (at: number) => (fault?.at === at ? fault.text : undefined);
  return (
    <fieldset ref={field} tabIndex={-1} className={`stack-3 shrink ${styles.pictures}`}>
      <legend className="legend text-sm">
        Pictures <span className={styles.hint}>(optional, up to {MAX_REVIEW_PICTURES})</span>
      </legend>
      {chosen.map(({ source, progress }, at) => (
        <PictureSlot
          key={source}
          label={`Picture ${at + 1}`}
          source={source}
          error={faultAt(at)}
          progress={progress}
          onChoose={(files) => pictures.choose(at, files)}
          onRemove={() => {
            takeFocus();
            pictures.remove(at);
          }}
        />
      ))}
      {chosen.length < MAX_REVIEW_PICTURES && (
        <PictureSlot
          label="Add pictures"
          source={undefined}
          error={faultAt(chosen.length)}
          progress={undefined}
          onChoose={(files) => {
            if (chosen.length + files.length >= MAX_REVIEW_PICTURES) takeFocus();
            pictures.choose(chosen.length, files);
          }}
          onRemove={() => undefined}
        />
      )}
      <p className="visually-hidden" role="status">
        {statusOf(pictures)}
      </p>
    </fieldset>
  );
}
