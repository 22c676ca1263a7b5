import type { Item } from '@ethereal/contracts/items';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { MoreButton } from '@ethereal/web-kit/components/MoreButton.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import styles from './Reviews.module.css';
import type { ReviewOrder, useReviews } from './useReviews.ts';

const ORDERS: { value: ReviewOrder; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'highest', label: 'Highest rated' },
  { value: 'lowest', label: 'Lowest rated' },
];

type Props = {
  item: Item;
  list: ReturnType<typeof useReviews>;
  sort: ReviewOrder;
  onSort: (sort: ReviewOrder) => void;
  /** Number of stars of the reviews that are shown; undefined for all. */
  stars: number | undefined;
  onAll: () => void;
};

/** Renders the reviews of an item that has some: their order, the reviews, and the button for more. */
export function ReviewList({ item, list, sort, onSort, stars, onAll }: Props) {
  const pages = list.data?.pages ?? [];
  return (
    <>
      {(pages[0]?.total ?? 0) > 1 && (
        <div className={styles.order}>
          <Select
            label="Sort reviews"
            name="reviewOrder"
            options={ORDERS}
            value={sort}
            onChange={({ target }) => onSort(target.value as ReviewOrder)}
          />
        </div>
      )}
      {stars && (
        <Button size="small" variant="quiet" onClick={onAll}>
          {stars} of 5 stars only: show all
        </Button>
      )}
      {pages
        .flatMap((page) => page.reviews)
        .map((review) => (
          <ReviewCard key={review._id} review={review} item={item} />
        ))}
      <MoreButton list={list}>More reviews</MoreButton>
    </>
  );
}
