import type { Item } from '@ethereal/contracts/items';
import type { Review } from '@ethereal/contracts/reviews';
import { Stars } from '@ethereal/shop-ui/components/Stars.tsx';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useState } from 'react';
import { formatDay } from './format-day.ts';
import { OneTextForm } from './OneTextForm.tsx';
import styles from './Reviews.module.css';
import { useReply, useReport } from './useReviews.ts';

/** One review, the seller's reply to it, and what the reader may do: reply as the seller, report as anybody else. */
export function ReviewCard({ review, item }: { review: Review; item: Item }) {
  const { state, user } = useSession();
  const [doing, setDoing] = useState<'nothing' | 'replying' | 'reporting'>('nothing');
  const reply = useReply(item._id, review._id);
  const report = useReport(item._id, review._id);
  const isSeller = user?._id === item.user;
  const stop = () => setDoing('nothing');
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <Stars value={review.rating} />
        {review.title && <h3 dir="auto">{review.title}</h3>}
      </header>
      <p className={styles.by}>
        <span dir="auto">{review.author}</span> · {formatDay(review.createdAt)}
        {review.editedAt && ' · edited'}
      </p>
      <p className={styles.text} dir="auto">
        {review.text}
      </p>
      {review.reply && (
        <div className={styles.reply}>
          <p className={styles.by}>Reply by the seller · {formatDay(review.reply.createdAt)}</p>
          <p className={styles.text} dir="auto">
            {review.reply.text}
          </p>
        </div>
      )}
      {state === 'loggedIn' && doing === 'nothing' && (
        <div className={styles.actions}>
          {isSeller ? (
            <Button size="small" variant="secondary" onClick={() => setDoing('replying')}>
              {review.reply ? 'Edit your reply' : 'Reply'}
            </Button>
          ) : (
            <Button size="small" variant="quiet" onClick={() => setDoing('reporting')}>
              Report
            </Button>
          )}
        </div>
      )}
      {doing === 'replying' && (
        <OneTextForm
          label="Reply"
          submitText="Publish reply"
          text={review.reply?.text ?? ''}
          busy={reply.isPending}
          onSubmit={(text) => reply.mutate(text, { onSuccess: stop })}
          onCancel={stop}
        />
      )}
      {doing === 'reporting' && (
        <OneTextForm
          label="What is wrong with this review?"
          submitText="Report review"
          text=""
          busy={report.isPending}
          onSubmit={(text) => report.mutate(text, { onSuccess: stop })}
          onCancel={stop}
        />
      )}
    </article>
  );
}
