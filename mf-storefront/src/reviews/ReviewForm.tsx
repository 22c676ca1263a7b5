import type { Item } from '@ethereal/contracts/items';
import { FITS, type Fit, MAX_REVIEW, MAX_REVIEW_TITLE, type Review } from '@ethereal/contracts/reviews';
import { sizesOf } from '@ethereal/contracts/variants';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useFaultFocus } from '@ethereal/web-kit/forms/useFaultFocus.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { FIT_LABELS } from './fit.ts';
import { PicturesField } from './PicturesField.tsx';
import styles from './Reviews.module.css';
import { useSaveReview } from './review-changes.ts';
import { StarChoice } from './StarChoice.tsx';
import { removeTypedReview, storedTypedReview, storeTypedReview } from './typed-review.ts';
import { useReviewPictures } from './useReviewPictures.ts';

type Props = { item: Item; review: Review | undefined; onDone: () => void };

const FIT_OPTIONS = FITS.map((value) => ({ value, label: FIT_LABELS[value] }));

/** Renders the form of a review: stars, an optional title, the text, the fit, and pictures. */
export function ReviewForm({ item, review, onDone }: Props) {
  const id = review?._id ?? item._id;
  // The user is unknown again for a moment when the session ends, and the form goes.
  const [author] = useState(useSession().user?._id ?? '');
  const [before] = useState(() => storedTypedReview(id, author) ?? review);
  const [rating, setRating] = useState(before?.rating ?? 0);
  const [title, setTitle] = useState(before?.title ?? '');
  const [text, setText] = useState(before?.text ?? '');
  const [fit, setFit] = useState<Fit | undefined>(before?.fit);
  useEffect(() => storeTypedReview(id, author, { rating, title, text, fit }), [id, author, rating, title, text, fit]);
  const pictures = useReviewPictures(review?.pictures);
  const [attempts, setAttempts] = useState(0);
  const isChecked = attempts > 0;
  const place = useFaultFocus(attempts);
  const hasSizes = sizesOf(item).length > 0;
  const save = useSaveReview(item._id, review?._id);

  function leave() {
    removeTypedReview(id);
    onDone();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (rating === 0 || !text.trim() || pictures.isUploading) return;
    const { held } = pictures;
    const sent = {
      rating,
      title,
      text,
      ...(hasSizes && fit && { fit }),
      ...(held.length > 0 && { pictures: held }),
    };
    save.mutate(sent, { onSuccess: leave });
  }
  return (
    <form ref={place} className={styles.form} onSubmit={submit} noValidate>
      <StarChoice
        value={rating}
        onChange={setRating}
        error={isChecked && rating === 0 ? 'Choose 1 to 5 stars.' : undefined}
      />
      <TextField
        label="Title"
        optional
        maxLength={MAX_REVIEW_TITLE}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextArea
        label="Review"
        required
        rows={5}
        maxLength={MAX_REVIEW}
        value={text}
        error={isChecked && !text.trim() ? 'Review is required.' : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      {hasSizes && (
        <Select
          label="How does it fit?"
          optional
          placeholder="No answer"
          options={FIT_OPTIONS}
          value={fit ?? ''}
          onChange={({ target }) => setFit(FITS.find((it) => it === target.value))}
        />
      )}
      <PicturesField pictures={pictures} />
      <div className="row-2">
        <Button type="submit" size="small" busy={save.isPending || pictures.isUploading}>
          Publish review
        </Button>
        <Button size="small" variant="quiet" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
