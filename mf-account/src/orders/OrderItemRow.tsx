import type { Order, OrderItem } from '@ethereal/contracts/orders';
import { useAddLine } from '@ethereal/shop-ui/cart/useAddLine.ts';
import { LineStanding } from '@ethereal/shop-ui/orders/LineStanding.tsx';
import { OrderLine } from '@ethereal/shop-ui/orders/OrderLine.tsx';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import { LinkToReview, SoldBy } from '../order/LineLinks.tsx';
import { WithdrawReturn } from '../order/WithdrawReturn.tsx';
import styles from './OrderItemRow.module.css';

/** Offers to buy an item that is still sold again, in the same color and size, once its line is handed or cancelled. */
function BuyAgain({ item: { productId: product, status, colorChosen, sizeChosen } }: { item: OrderItem }) {
  const { mutate, isPending } = useAddLine();
  if (!product.category || (status !== 'Handed' && status !== 'Cancelled')) return null;
  return (
    <Button
      size="small"
      variant="secondary"
      busy={isPending}
      aria-label={`Buy again: ${product.name}`}
      onClick={() => mutate({ productId: product._id, quantity: 1, colorChosen, sizeChosen })}
    >
      Buy again
    </Button>
  );
}

/**
 * Renders the answer to a return: its note, where the buyer sends an approved one, and who pays for the parcel. Shows
 * nothing for other lines.
 */
function ReturnAnswer({ item: { return: returned, history = [], seller } }: { item: OrderItem }) {
  if (returned?.state !== 'approved' && returned?.state !== 'declined') return null;
  const { state, sendTo, paidBy, note } = returned;
  if (state === 'approved' && !sendTo && !paidBy && !note) return null;
  const answer = history.findLast(({ status }) => status === `Return ${state}`);
  return (
    <div className={`stack-1 text-sm wrap keep-lines ${styles.terms}`}>
      {sendTo && (
        <p>
          Send it to: <strong dir="auto">{sendTo}</strong>
        </p>
      )}
      {paidBy && <p>{paidBy === 'seller' ? 'The seller pays for the parcel.' : 'You pay for the parcel.'}</p>}
      {note && (
        <p>
          Note of the {answer && answer.by !== seller ? 'shop' : 'seller'}: <span dir="auto">{note}</span>
        </p>
      )}
      {state === 'declined' && (
        <p>
          Do you see it differently?{' '}
          <Link className="underlined accent strong" to="/ethereal/contact">
            Write to us
          </Link>{' '}
          and name the order's number.
        </p>
      )}
    </div>
  );
}

type Props = { order: Order; item: Order['items'][number] };

/** Renders a line of an order to its buyer: seller, state, history and what can be done. */
export function OrderItemRow({ order, item }: Props) {
  if (!item.productId) return <p className={`quiet ${styles.missing}`}>Product details are not available</p>;
  return (
    <OrderLine
      order={order}
      item={item}
      reader={order.buyer}
      queryKey={keys.buyerOrders}
      state={
        <>
          <LineStanding item={item} />
          <ReturnAnswer item={item} />
        </>
      }
      detail={<SoldBy seller={item.seller} />}
      actions={
        <>
          <WithdrawReturn order={order} item={item} />
          <LinkToReview item={item} buyer={order.buyer} />
          <BuyAgain item={item} />
        </>
      }
    />
  );
}
