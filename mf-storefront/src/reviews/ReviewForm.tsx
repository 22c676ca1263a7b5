import type { Item } from '@ethereal/contracts/items';
import { FITS, MAX_REVIEW, MAX_REVIEW_TITLE, type Review } from '@ethereal/contracts/reviews';
import { sizesOf } from '@ethereal/contracts/variants';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useChoice } from '@ethereal/web-kit/forms/useChoice.ts';
import { useContractForm } from '@ethereal/web-kit/forms/useContractForm.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useEffect, useState } from 'react';
import { FIT_LABELS } from './fit.ts';
import { PicturesField } from './PicturesField.tsx';
import styles from './Reviews.module.css';
import { useSaveReview } from './review-changes.ts';
import { StarChoice } from './StarChoice.tsx';
import { readTypedReview, removeTypedReview, storeTypedReview } from './typed-review.ts';
import { useReviewPictures } from './useReviewPictures.ts';

type Props = { item: Item; review: Review | undefined; onDone: () => void };

const FIT_OPTIONS = FITS.map((value) => ({ value, label: FIT_LABELS[value] }));

/** Renders the form of a review: stars, an optional title, the text, the fit, and pictures. */
export function ReviewForm({ item, review, onDone }: Props) {
  const id = review?._id ?? item._id;
  // The user is unknown again for a moment when the session ends, and the form goes.
  const [author] = useState(useSession().user?._id ?? '');
  const [before] = useState(() => readTypedReview(id, author) ?? review);
  const hasSizes = sizesOf(item).length > 0;
  const { rating = 0, title = '', text = '', fit = '' } = before ?? {};
  const form = useContractForm({
    schema: () => import('./review.schema.ts').then((file) => file.reviewSent),
    defaultValues: { rating, title, text, fit: hasSizes ? fit : '' },
  });
  const { watch, getValues } = form;
  useEffect(() => {
    const watching = watch(() => storeTypedReview(id, author, getValues()));
    return () => watching.unsubscribe();
  }, [watch, getValues, id, author]);
  const pictures = useReviewPictures(review?.pictures);
  const stars = useChoice(form, 'rating');
  const save = useSaveReview(item._id, review?._id);

  function leave() {
    removeTypedReview(id);
    onDone();
  }

  const submit = form.handleSubmit((sent) => {
    const { held, isUploading } = pictures;
    if (!isUploading) save.mutate({ ...sent, ...(held.length > 0 && { pictures: held }) }, { onSuccess: leave });
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <StarChoice {...stars} />
      <TextField label="Title" optional maxLength={MAX_REVIEW_TITLE} {...form.field('title')} />
      <TextArea label="Review" required rows={5} maxLength={MAX_REVIEW} {...form.field('text')} />
      {hasSizes && (
        <Select
          label="How does it fit?"
          optional
          placeholder="No answer"
          options={FIT_OPTIONS}
          {...form.field('fit')}
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
