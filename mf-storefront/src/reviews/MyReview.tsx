import type { Item } from '@ethereal/contracts/items';
import { REVIEW_FORM } from '@ethereal/shop-ui/reviews/review-form.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ConfirmDialog } from '@ethereal/web-kit/components/ConfirmDialog.tsx';
import { useLocation, useNavigate } from '@ethereal/web-kit/router.ts';
import { Suspense, useState } from 'react';
import { ReviewForm } from './ReviewForm.tsx';
import styles from './Reviews.module.css';
import { useDeleteReview, useMyReview } from './review-changes.ts';

/**
 * Renders the review of a buyer who received the item, with forms to write, edit and delete it. An address with the
 * fragment of the form opens the form.
 */
export function MyReview({ item }: { item: Item }) {
  const { data } = useMyReview(item._id);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isLinked = hash === `#${REVIEW_FORM}`;
  const [mode, setMode] = useState<'nothing' | 'writing' | 'deleting'>(isLinked ? 'writing' : 'nothing');
  const remove = useDeleteReview(item._id);
  const review = data?.review;
  if (!review && !data?.mayWrite) return null;

  function stop() {
    setMode('nothing');
    // A reload must not open the form again.
    if (isLinked) navigate({ hash: '' }, { replace: true });
  }

  return (
    <div className={`card pad-4 ${styles.mine}`}>
      {mode === 'writing' ? (
        <Suspense>
          <ReviewForm item={item} review={review ?? undefined} onDone={stop} />
        </Suspense>
      ) : (
        <>
          <p>{review ? 'You reviewed this item.' : 'You have this item. How is it?'}</p>
          <div className="row-2">
            <Button size="small" onClick={() => setMode('writing')}>
              {review ? 'Edit your review' : 'Write a review'}
            </Button>
            {review && (
              <Button size="small" variant="quiet" onClick={() => setMode('deleting')}>
                Delete it
              </Button>
            )}
          </div>
        </>
      )}
      {review && mode === 'deleting' && (
        <ConfirmDialog
          open
          message="Are you sure you want to delete your review?"
          busy={remove.isPending}
          onCancel={stop}
          onConfirm={() => remove.mutate(review._id, { onSettled: stop })}
        />
      )}
    </div>
  );
}
