import { addToCart, type CartLine } from '@ethereal/contracts/cart';
import { SIZES } from '@ethereal/contracts/fashion';
import { useSetCart } from '@ethereal/shop-ui/cart/useCart.ts';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useRef } from 'react';
import { lineIdOf } from './cart-sums.ts';
import styles from './SavedLines.module.css';
import { removeSaved, saveForLater, useSavedLines } from './saved-lines.ts';

/** The lines saved for later, below the cart. */
export function SavedLines() {
  const lines = useSavedLines();
  const title = useRef<HTMLHeadingElement>(null);
  if (lines.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="saved-for-later">
      <h2 id="saved-for-later" ref={title} tabIndex={-1}>
        Saved for later
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={lineIdOf(line)}>
            <SavedLine line={line} onGone={() => title.current?.focus()} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SavedLine({ line, onGone }: { line: CartLine; onGone: () => void }) {
  const { productId: item, quantity, colorChosen, sizeChosen } = line;
  const setCart = useSetCart();
  const move = useAction({
    mutationFn: () =>
      callApi(addToCart, {
        body: { productId: item._id, quantity, colorChosen, sizeChosen: SIZES.find((size) => size === sizeChosen) },
      }),
    onSuccess(cart) {
      setCart(cart);
      onGone();
      removeSaved(line);
    },
    failed: 'The item could not be moved to the cart. Please try again.',
  });
  function remove() {
    onGone();
    removeSaved(line);
    notify.success('Item removed', { label: 'Undo', onPress: () => saveForLater(line) });
  }
  return (
    <article className={styles.line} aria-label={item.name}>
      <Picture src={item.image1} alt="" sizes="5rem" />
      <div>
        <Link className={styles.name} dir="auto" to={`/ethereal/categories/${item.category}/${item._id}`}>
          {item.name}
        </Link>
        <p className={styles.detail}>
          {[`Quantity: ${quantity}`, colorChosen, sizeChosen && `Size: ${sizeChosen}`].filter(Boolean).join(' · ')}
        </p>
        <div className={styles.actions}>
          <Button size="small" variant="secondary" busy={move.isPending} onClick={() => move.mutate()}>
            Move to cart
          </Button>
          <Button size="small" variant="quiet" onClick={remove}>
            Remove
          </Button>
        </div>
      </div>
    </article>
  );
}
