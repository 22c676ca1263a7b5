import type { CartLine } from '@ethereal/contracts/cart';
import type { CartCode } from '@ethereal/contracts/codes';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { useState } from 'react';
import { appliedOf } from '../cart/discounts.ts';
import styles from './OrderSummary.module.css';

type Props = {
  /** Messages by product id, or by discount code. */
  changes: Readonly<Record<string, string>>;
  lines: readonly CartLine[];
  codes: readonly CartCode[];
  busy: boolean;
};

/** Whether a key of the changes is a discount code: neither the id of an item nor the name of a field. */
const isCode = (key: string): boolean => key !== 'totalPrice' && !/^[0-9a-f]{24}$/.test(key);

/** Matches the server's messages for insufficient stock. */
const SHORT = /^(Sold out|Only \d+ left|Choose a (color|size))\.$/;

/** Returns the problems of the codes that applied before, by code. */
function problemsOf(codes: readonly CartCode[], before: readonly CartCode[]): Record<string, string> {
  const lost = codes.flatMap(({ code, problem }) =>
    problem && appliedOf(before).some((applied) => applied.code === code) ? [[code, problem] as const] : [],
  );
  return Object.fromEntries(lost);
}

/** Renders what changed since the buyer opened the checkout, and a button that orders with the changes. */
export function OrderChanges({ changes: refused, lines, codes, busy }: Props) {
  // An item that is no longer sold leaves the cart, but its name is still needed here.
  const [before] = useState(lines);
  const [codesBefore] = useState(codes);
  // The server may refuse a price before it looks at the codes.
  const changes = { ...problemsOf(codes, codesBefore), ...refused };
  const nameOf = (id: string) =>
    [...before, ...lines].find(({ productId }) => productId._id === id)?.productId.name ??
    (isCode(id) ? id : 'Your order');
  // A sold-out line cannot be accepted; the buyer must change the cart.
  const isShort = lines.some(({ shortage, productId }) => shortage || SHORT.test(changes[productId._id] ?? ''));
  return (
    <div className={`stack-3 pad-4 text-sm ${styles.changes}`} role="alert">
      <p className={styles.changesTitle}>Your order has changed since you looked. Nothing was ordered yet.</p>
      <ul className="stack-2 wrap">
        {Object.entries(changes).map(([id, message]) => (
          <li key={id}>
            <strong>{nameOf(id)}</strong>: {message}
          </li>
        ))}
      </ul>
      {isShort && (
        <ButtonLink to="/ethereal/cart" variant="secondary" wide>
          Change your cart
        </ButtonLink>
      )}
      {lines.length > 0 && !isShort && (
        <Button type="submit" variant="secondary" wide busy={busy}>
          Accept changes and place order
        </Button>
      )}
    </div>
  );
}
