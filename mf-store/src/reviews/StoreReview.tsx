import type { CallAnswer } from '@ethereal/contracts/call';
import { type listReviewsOfStore, MAX_REVIEW } from '@ethereal/contracts/reviews';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { Stars } from '@ethereal/shop-ui/components/Stars.tsx';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { TextForm } from '@ethereal/web-kit/components/TextForm.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import { useState } from 'react';
import styles from './ReviewsPage.module.css';
import { useReply } from './useStoreReviews.ts';

type Review = CallAnswer<typeof listReviewsOfStore>['reviews'][number];

const dayOf = (moment: string) => new Date(moment).toLocaleDateString('en-US', { dateStyle: 'medium' });

/** Renders a review with its item and the seller's reply, which can be written and changed here. */
export function StoreReview({ review }: { review: Review }) {
  const { item, rating, title, text, author, createdAt, reply } = review;
  const [isReplying, setReplying] = useState(false);
  return (
    <article
      className={`card stack-4 pad-4 ${styles.review}`}
      aria-label={`${item.name}: ${rating} of 5 stars by ${author}`}
    >
      <Picture src={item.itemImg} alt="" sizes="5rem" className={styles.picture ?? ''} />
      <div className="stack-2 shrink">
        <Link
          className="underlined strong wrap"
          to={`/ethereal/categories/${item.category}/${item._id}#reviews`}
          dir="auto"
        >
          {item.name}
        </Link>
        <p className={`quiet center ${styles.by}`}>
          <Stars value={rating} /> <bdi>{author}</bdi> · {dayOf(createdAt)}
        </p>
        {title && (
          <h2 className={styles.heading} dir="auto">
            {title}
          </h2>
        )}
        <p className="wrap keep-lines" dir="auto">
          {text}
        </p>
        {reply && !isReplying && (
          <blockquote className={styles.reply}>
            <p className={`quiet center ${styles.by}`}>Your reply · {dayOf(reply.createdAt)}</p>
            <p className="wrap keep-lines" dir="auto">
              {reply.text}
            </p>
          </blockquote>
        )}
        {isReplying ? (
          <ReplyForm review={review} onDone={() => setReplying(false)} />
        ) : (
          <Button
            size="small"
            variant="secondary"
            className={styles.act}
            aria-label={`${reply ? 'Edit your reply' : 'Reply'}: ${item.name}, ${author}`}
            onClick={() => setReplying(true)}
          >
            {reply ? 'Edit your reply' : 'Reply'}
          </Button>
        )}
      </div>
    </article>
  );
}

function ReplyForm({ review, onDone }: { review: Review; onDone: () => void }) {
  const reply = useReply(review._id, review.item._id);
  return (
    <TextForm
      keptAs={`reply to review ${review._id}`}
      label="Reply"
      hint="Everybody who reads the review reads your reply."
      rows={3}
      maxLength={MAX_REVIEW}
      text={review.reply?.text}
      missing="Reply is required."
      submitText="Publish reply"
      busy={reply.isPending}
      onSubmit={(text) => reply.mutate(text, { onSuccess: onDone })}
      onCancel={onDone}
    />
  );
}
