import type { Item } from '@ethereal/contracts/items';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { Skeleton } from '@ethereal/web-kit/components/Skeleton.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useState } from 'react';
import styles from './Reviews.module.css';
import { type ReviewOrder, useReviews } from './useReviews.ts';

const Histogram = lazyPart(() => import('./lazy-parts.ts').then((file) => file.Histogram), null);
const ReviewList = lazyPart(() => import('./lazy-parts.ts').then((file) => file.ReviewList), <Skeleton width="60%" />);
const MyReview = lazyPart(() => import('../item/lazy-parts.ts').then((file) => file.MyReview), null);

/** Renders the reviews of an item with their summary. */
export function Reviews({ item }: { item: Item }) {
  const { state } = useSession();
  const [sort, setSort] = useState<ReviewOrder>('newest');
  const [stars, setStars] = useState<number>();
  const list = useReviews(item._id, sort, stars);
  const first = list.data?.pages[0];
  return (
    <section className={`stack-5 ${styles.section}`} id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">Reviews</h2>
      <div className={styles.columns}>
        <div className={styles.summary}>
          {first && first.average !== null && <Histogram page={first} chosen={stars} onChoose={setStars} />}
          {state === 'loggedIn' && <MyReview item={item} />}
        </div>
        <div className={styles.list}>
          <QueryView
            query={list}
            pending={<Skeleton width="60%" />}
            failed="The reviews could not be loaded."
            isEmpty={({ pages }) => pages[0]?.total === 0 && !stars}
            empty={<p className="quiet">No reviews yet. Those who received it can write the first one.</p>}
          >
            {() => (
              <ReviewList
                item={item}
                list={list}
                sort={sort}
                onSort={setSort}
                stars={stars}
                onAll={() => setStars(undefined)}
              />
            )}
          </QueryView>
        </div>
      </div>
    </section>
  );
}
