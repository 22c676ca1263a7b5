import { MemberPage } from '@ethereal/shop-ui/components/MemberPage.tsx';
import { Checkbox } from '@ethereal/web-kit/components/Checkbox.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { MoreButton } from '@ethereal/web-kit/components/MoreButton.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { useState } from 'react';
import styles from './ReviewsPage.module.css';
import { StoreReview } from './StoreReview.tsx';
import { useStoreReviews } from './useStoreReviews.ts';

const LOADING = <LoadingRows label="Loading your reviews" height="8rem" />;

/** Lists the reviews of all items of the seller, to reply to them. */
export function ReviewsPage() {
  return (
    <MemberPage title="Reviews" prompt="Please Login to view your reviews." pending={LOADING}>
      <Reviews />
    </MemberPage>
  );
}

function Reviews() {
  const [isOpenOnly, setOpenOnly] = useState(false);
  const query = useStoreReviews(isOpenOnly);
  return (
    <>
      <Checkbox
        label="Only reviews without a reply"
        checked={isOpenOnly}
        onChange={({ target }) => setOpenOnly(target.checked)}
      />
      <QueryView
        query={query}
        pending={LOADING}
        failed="Your reviews could not be loaded."
        isEmpty={({ pages }) => pages.every(({ reviews }) => reviews.length === 0)}
        empty={
          <EmptyState title={isOpenOnly ? 'Every review has a reply.' : 'No reviews yet.'}>
            What buyers write about your items will be listed here.
          </EmptyState>
        }
      >
        {({ pages }) => (
          <>
            <ul className="stack-4" aria-busy={query.isFetching}>
              {pages
                .flatMap(({ reviews }) => reviews)
                .map((review) => (
                  <li key={review._id}>
                    <StoreReview review={review} />
                  </li>
                ))}
            </ul>
            <MoreButton list={query} className={styles.more}>
              Show older reviews
            </MoreButton>
          </>
        )}
      </QueryView>
    </>
  );
}
