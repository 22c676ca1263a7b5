import type { OrderItem } from '@ethereal/contracts/orders';
import { listReviewedItems } from '@ethereal/contracts/reviews';
import { getSeller } from '@ethereal/contracts/sellers';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { REVIEW_FORM } from '@ethereal/shop-ui/reviews/review-form.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import { useQuery } from '@tanstack/react-query';

/** Names the seller of a line, with a link to the store; shows nothing for a seller who has left. */
export function SoldBy({ seller }: { seller: string }) {
  const { data } = useQuery({
    queryKey: keys.seller(seller),
    queryFn: ({ signal }) => callApi(getSeller, { params: { id: seller }, signal }),
    retry: false,
  });
  if (!data) return null;
  return (
    <p className="quiet">
      Sold by{' '}
      <Link className="underlined" to={`/ethereal/sellers/${seller}`}>
        <span dir="auto">{data.name}</span>
      </Link>
    </p>
  );
}

/** Offers to review an item that was handed over, or to edit the review of it. */
export function LinkToReview({ item, buyer }: { item: OrderItem; buyer: string }) {
  const { category, _id, name } = item.productId;
  const canReview = item.status === 'Handed' && category !== undefined && item.seller !== buyer;
  const { data, isPending } = useQuery({
    queryKey: keys.reviewedItems,
    queryFn: ({ signal }) => callApi(listReviewedItems, { signal }),
    enabled: canReview,
    retry: false,
  });
  const reviewed = data?.items.find((it) => it._id === _id);
  if (!canReview || isPending || reviewed?.mayEdit === false) return null;
  const action = reviewed ? 'Edit your review' : 'Write a review';
  return (
    <ButtonLink
      size="small"
      variant="secondary"
      to={`/ethereal/categories/${category}/${_id}#${REVIEW_FORM}`}
      aria-label={`${action}: ${name}`}
    >
      {action}
    </ButtonLink>
  );
}
