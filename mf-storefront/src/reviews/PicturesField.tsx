import { MAX_REVIEW_PICTURES } from '@ethereal/contracts/reviews';
import { PictureSlot } from '@ethereal/shop-ui/pictures/PictureSlot.tsx';
import styles from './ReviewForm.module.css';
import type { ReviewPicturesState } from './useReviewPictures.ts';

/** The pictures of a review, and a place for another one while there is room. */
export function PicturesField({ pictures }: { pictures: ReviewPicturesState }) {
  const { chosen, fault } = pictures;
  const faultAt = (at: number) => (fault?.at === at ? fault.text : undefined);
  return (
    <fieldset className={styles.pictures}>
      <legend className={styles.legend}>
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
          onRemove={() => pictures.remove(at)}
        />
      ))}
      {chosen.length < MAX_REVIEW_PICTURES && (
        <PictureSlot
          label="Add pictures"
          source={undefined}
          error={faultAt(chosen.length)}
          progress={undefined}
          onChoose={(files) => pictures.choose(chosen.length, files)}
          onRemove={() => undefined}
        />
      )}
    </fieldset>
  );
}
