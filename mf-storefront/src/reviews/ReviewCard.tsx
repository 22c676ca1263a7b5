import type { Item } from '@ethereal/contracts/items';
import type { Review } from '@ethereal/contracts/reviews';
import { Stars } from '@ethereal/shop-ui/components/Stars.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { FIT_LABELS } from './fit.ts';
import { formatDay } from './format-day.ts';
import styles from './Reviews.module.css';

const ReviewActions = lazyPart(() => import('../item/lazy-parts.ts').then((file) => file.ReviewActions), null);

const ReviewPictures = lazyPart(() => import('../item/lazy-parts.ts').then((file) => file.ReviewPictures), null);

/** Renders one review, the seller's reply, and the actions of a logged-in user. */
export function ReviewCard({ review, item }: { review: Review; item: Item }) {
  const { state, user } = useSession();
  return (
    <article className={`stack-2 ${styles.review}`}>
      <header className={`row-2-3 center ${styles.head}`}>
        <Stars value={review.rating} />
        {review.title && <h3 dir="auto">{review.title}</h3>}
      </header>
      <p className="quiet">
        <span dir="auto">{review.author}</span> · {formatDay(review.createdAt)}
        {review.editedAt && ' · edited'}
        {/* Only a buyer who received the item can write a review. */}
        {' · Verified purchase'}
        {review.size && ` · Size ${review.size}`}
        {review.fit && ` · ${FIT_LABELS[review.fit]}`}
        {review.helpful && ` · ${review.helpful} found it helpful`}
      </p>
      <p className="wrap keep-lines prose" dir="auto">
        {review.text}
      </p>
      {review.pictures && <ReviewPictures pictures={review.pictures} author={review.author} />}
      {review.reply && (
        <div className={`stack-1 ${styles.reply}`}>
          <p className="quiet">Reply by the seller · {formatDay(review.reply.createdAt)}</p>
          <p className="wrap keep-lines prose" dir="auto">
            {review.reply.text}
          </p>
        </div>
      )}
      {state === 'loggedIn' && <ReviewActions review={review} item={item} isSeller={user?._id === item.user} />}
    </article>
  );
}
