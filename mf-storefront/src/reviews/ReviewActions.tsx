import type { Item } from '@ethereal/contracts/items';
import type { Review } from '@ethereal/contracts/reviews';
import { MAX_REVIEW } from '@ethereal/contracts/reviews';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { TextForm } from '@ethereal/web-kit/components/TextForm.tsx';
import { useState } from 'react';
import { useHelpful, useMyHelpful, useMyReview, useReply, useReport } from './review-changes.ts';

type Props = { review: Review; item: Item; isSeller: boolean };

const FIELD = { rows: 3, maxLength: MAX_REVIEW };

/**
 * Renders the actions of a logged-in user on a review: the seller replies, every other user marks it as helpful or
 * reports it.
 */
export function ReviewActions({ review, item, isSeller }: Props) {
  const [mode, setMode] = useState<'nothing' | 'replying' | 'reporting'>('nothing');
  const reply = useReply(item._id, review._id);
  const report = useReport(item._id, review._id);
  const helpful = useHelpful(item._id, review._id);
  const found = useMyHelpful(item._id);
  const mine = useMyReview(item._id);
  const isHelpful = helpful.isPending ? helpful.variables : found.data?.reviews.includes(review._id) === true;
  const stop = () => setMode('nothing');
  // The user's own review is edited and deleted beside the list.
  if (!isSeller && (mine.isPending || mine.data?.review?._id === review._id)) return null;
  return (
    <>
      {mode === 'nothing' && (
        <div className="row-2">
          {isSeller ? (
            <Button size="small" variant="secondary" onClick={() => setMode('replying')}>
              {review.reply ? 'Edit your reply' : 'Reply'}
            </Button>
          ) : (
            <>
              <Button
                size="small"
                variant={isHelpful ? 'primary' : 'secondary'}
                aria-pressed={isHelpful}
                onClick={() => !helpful.isPending && helpful.mutate(!isHelpful)}
              >
                Helpful
              </Button>
              <Button size="small" variant="quiet" onClick={() => setMode('reporting')}>
                Report
              </Button>
            </>
          )}
        </div>
      )}
      {mode === 'replying' && (
        <TextForm
          {...FIELD}
          keptAs={`reply to review ${review._id}`}
          label="Reply"
          missing="Reply is required."
          submitText="Publish reply"
          text={review.reply?.text}
          busy={reply.isPending}
          onSubmit={(text) => reply.mutate(text, { onSuccess: stop })}
          onCancel={stop}
        />
      )}
      {mode === 'reporting' && (
        <TextForm
          {...FIELD}
          keptAs={`report of review ${review._id}`}
          label="What is wrong with this review?"
          missing="Reason is required."
          submitText="Report review"
          busy={report.isPending}
          onSubmit={(text) => report.mutate(text, { onSuccess: stop })}
          onCancel={stop}
        />
      )}
    </>
  );
}
