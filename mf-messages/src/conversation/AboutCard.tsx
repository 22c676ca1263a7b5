import { formatCents } from '@ethereal/contracts/format-money';
import { getItem } from '@ethereal/contracts/items';
import type { About, Side } from '@ethereal/contracts/messages';
import { lineIdOf, orderNumber } from '@ethereal/contracts/order-display';
import { getOrder, type OrderItem } from '@ethereal/contracts/orders';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { RETURN_LABELS } from '@ethereal/shop-ui/orders/line-texts.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import { useQuery } from '@tanstack/react-query';
import styles from './AboutCard.module.css';

const AVAILABILITY_LABELS = { 'in-stock': 'For sale', low: 'Few left', 'sold-out': 'Sold out' } as const;

/** Returns the state of a line: that of its return, unless the buyer has withdrawn it. */
const stateText = ({ return: sentBack, status }: OrderItem) =>
  sentBack && sentBack.state !== 'withdrawn' ? RETURN_LABELS[sentBack.state] : status;

/** Returns the current price and state of the thing; until they are loaded, the values that the conversation stores. */
function useCurrentFacts({ type, id, lineId, category, priceCents }: About): { priceCents?: number; state?: string } {
  const item = useQuery({
    queryKey: keys.item(id),
    queryFn: ({ signal }) => callApi(getItem, { params: { category: category ?? 'women', id }, signal }),
    enabled: type === 'item' && category !== undefined,
  });
  const order = useQuery({
    queryKey: keys.order(id),
    queryFn: ({ signal }) => callApi(getOrder, { params: { orderId: id }, signal }),
    enabled: type === 'order',
  });
  const line = order.data?.items.find((item) => lineIdOf(item) === lineId);
  if (line) return { priceCents: Math.round(line.price * 100), state: stateText(line) };
  if (item.data) {
    const { price, availability = 'in-stock' } = item.data;
    return { priceCents: Math.round(price * 100), state: AVAILABILITY_LABELS[availability] };
  }
  const isGone = isApiError(item.error) && item.error.status === 404;
  return { ...(priceCents !== undefined && { priceCents }), ...(isGone && { state: 'No longer for sale' }) };
}

function pathOf({ type, id, item, category }: About, side: Side): string | undefined {
  if (type === 'store') return `/ethereal/sellers/${id}`;
  if (type === 'item') return category && `/ethereal/categories/${category}/${item ?? id}`;
  if (side === 'buyer') return `/ethereal/profile/BuyerOrderpage/${id}`;
  return `/ethereal/profile/Orders?search=${encodeURIComponent(orderNumber(id))}`;
}

/** Renders the thing that a conversation is about: picture, name, price and state of today. */
export function AboutCard({ about, side }: { about: About; side: Side }) {
  const { priceCents, state } = useCurrentFacts(about);
  const path = pathOf(about, side);
  return (
    <aside className={`stack-3 center ${styles.card}`} aria-label="About">
      <Picture className={styles.picture} src={about.itemImg ?? ''} alt="" sizes="56px" />
      <div className={styles.words}>
        {path ? (
          <Link className={`ellipsis strong ${styles.title}`} to={path} dir="auto">
            {about.name}
          </Link>
        ) : (
          <span className={`ellipsis strong ${styles.title}`} dir="auto">
            {about.name}
          </span>
        )}
        <span className={`line-3 quiet ${styles.facts}`}>
          {priceCents !== undefined && <span>{formatCents(priceCents)}</span>}
          {state && <span>{state}</span>}
        </span>
      </div>
    </aside>
  );
}
