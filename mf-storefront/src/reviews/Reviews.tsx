import type { Item } from '@ethereal/contracts/items';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { Skeleton } from '@ethereal/web-kit/components/Skeleton.tsx';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { lazy, Suspense, useState } from 'react';
import styles from './Reviews.module.css';
import { type ReviewOrder, useReviews } from './useReviews.ts';

const Histogram = lazy(() => import('./some-reviews.ts').then((file) => ({ default: file.Histogram })));
const SomeReviews = lazy(() => import('./some-reviews.ts').then((file) => ({ default: file.SomeReviews })));
const MyReview = lazy(() => import('../item/later.ts').then((file) => ({ default: file.MyReview })));

/** Renders the reviews of an item with their summary. */
export function Reviews({ item }: { item: Item }) {
  const { state } = useSession();
  const [sort, setSort] = useState<ReviewOrder>('newest');
  const [stars, setStars] = useState<number>();
  const list = useReviews(item._id, sort, stars);
  const first = list.data?.pages[0];
  return (
    <section className={styles.section} id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">Reviews</h2>
      <div className={styles.columns}>
        <div className={styles.summary}>
          {first && first.average !== null && (
            <Suspense>
              <Histogram page={first} chosen={stars} onChoose={setStars} />
            </Suspense>
          )}
          {state === 'loggedIn' && (
            <Suspense>
              <MyReview item={item} />
            </Suspense>
          )}
        </div>
        <div className={styles.list}>
          <QueryView
            query={list}
            pending={<Skeleton width="60%" />}
            failed="The reviews could not be loaded."
            isEmpty={({ pages }) => pages[0]?.total === 0 && !stars}
            empty={<p className={styles.none}>No reviews yet. Those who received it can write the first one.</p>}
          >
            {() => (
              <Suspense fallback={<Skeleton width="60%" />}>
                <SomeReviews
                  item={item}
                  list={list}
                  sort={sort}
                  onSort={setSort}
                  stars={stars}
                  onAll={() => setStars(undefined)}
                />
              </Suspense>
            )}
          </QueryView>
        </div>
      </div>
    </section>
  );
}
