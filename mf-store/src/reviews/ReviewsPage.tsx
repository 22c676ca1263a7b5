import { MemberPage } from '@ethereal/shop-ui/components/MemberPage.tsx';
import { Checkbox } from '@ethereal/web-kit/components/Checkbox.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { EndlessList } from '@ethereal/web-kit/components/EndlessList.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
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
      <EndlessList
        list={query}
        rows={({ reviews }) => reviews}
        label="Reviews"
        className="stack-4"
        more={{ text: 'Show older reviews', className: styles.more }}
        pending={LOADING}
        failed="Your reviews could not be loaded."
        empty={
          <EmptyState title={isOpenOnly ? 'Every review has a reply.' : 'No reviews yet.'}>
            What buyers write about your items will be listed here.
          </EmptyState>
        }
      >
        {(review) => <StoreReview review={review} />}
      </EndlessList>
    </>
  );
}
