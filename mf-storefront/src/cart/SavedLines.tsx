import { type CartLine, deleteFromCart, deleteSaved, moveSavedToCart } from '@ethereal/contracts/cart';
import { lineIdOf } from '@ethereal/contracts/order-display';
import { useSetCart } from '@ethereal/shop-ui/cart/useCart.ts';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { Price } from '@ethereal/shop-ui/components/Price.tsx';
import { variantText } from '@ethereal/shop-ui/orders/line-texts.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import { type ReactNode, useId } from 'react';
import styles from './SavedLines.module.css';

type ListProps = {
  title: string;
  lines: readonly CartLine[];
  children: (line: CartLine) => ReactNode;
};

/** Renders a list of lines below the cart. */
function Lines({ title, lines, children }: ListProps) {
  const titleId = useId();
  if (lines.length === 0) return null;
  return (
    <section className={`stack-4 ${styles.section}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className={`stack-4 ${styles.lines}`}>
        {lines.map((line) => (
          <li key={lineIdOf(line)}>{children(line)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Renders the lines saved for later. */
export const SavedLines = ({ lines }: { lines: readonly CartLine[] }) => (
  <Lines title="Saved for later" lines={lines}>
    {(line) => <SavedLine line={line} />}
  </Lines>
);

/** Renders the lines of items that are not for sale. */
export const UnavailableLines = ({ lines }: { lines: readonly CartLine[] }) => (
  <Lines title="No longer available" lines={lines}>
    {(line) => <UnavailableLine line={line} />}
  </Lines>
);

type LineProps = { line: CartLine };

function SavedLine({ line }: LineProps) {
  const { productId: item } = line;
  const setCart = useSetCart();
  const lineIds = { productId: item._id, lineId: lineIdOf(line) };
  const move = useAction({
    mutationFn: () => callApi(moveSavedToCart, { body: lineIds }),
    onSuccess: setCart,
    failed: 'The item could not be moved to the cart. Please try again.',
  });
  const remove = useAction({
    mutationFn: () => callApi(deleteSaved, { params: { productId: item._id }, query: { lineId: lineIds.lineId } }),
    onSuccess: setCart,
    failed: 'The item could not be removed. Please try again.',
  });
  return (
    <article className={`stack-4 ${styles.line}`} aria-label={item.name}>
      <Picture src={item.image1} alt="" sizes="5rem" />
      <div>
        <Link className={`strong ${styles.name}`} dir="auto" to={`/ethereal/categories/${item.category}/${item._id}`}>
          {item.name}
        </Link>
        <p className="quiet">{variantText(line)}</p>
        <Price amount={item.price} reduction={item} />
        {line.shortage && <p className="fault">{line.shortage}</p>}
        <div className={`row-2 ${styles.actions}`}>
          <Button size="small" variant="secondary" busy={move.isPending} onClick={() => move.mutate()}>
            Move to cart
          </Button>
          <Button size="small" variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
            Remove
          </Button>
        </div>
      </div>
    </article>
  );
}

function UnavailableLine({ line }: LineProps) {
  const { productId: item } = line;
  const setCart = useSetCart();
  const remove = useAction({
    mutationFn: () => callApi(deleteFromCart, { params: { productId: item._id }, query: { lineId: lineIdOf(line) } }),
    onSuccess: setCart,
    failed: 'The item could not be removed. Please try again.',
  });
  return (
    <article className={`stack-4 ${styles.line}`} data-unavailable="" aria-label={item.name}>
      <Picture src={item.image1} alt="" sizes="5rem" />
      <div>
        <p className={`strong ${styles.name}`} dir="auto">
          {item.name}
        </p>
        <p className="quiet">{variantText(line)}</p>
        <p className="quiet">This item is not for sale now. It is not part of your order.</p>
        <div className={`row-2 ${styles.actions}`}>
          <Button size="small" variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
            Delete
          </Button>
        </div>
      </div>
    </article>
  );
}
