import type { CartLine } from '@ethereal/contracts/cart';
import { Link } from '@ethereal/web-kit/router.ts';
import { Store } from 'lucide-react';
import { useSeller } from '../sellers/useSeller.ts';
import { CartLineRow } from './CartLineRow.tsx';
import styles from './CartPage.module.css';

type Props = { seller: string; lines: readonly CartLine[]; onRemoved: () => void };

/** What the cart holds of one seller's: it comes in one parcel. Who it is may come later: the link is there at once. */
export function SellerLines({ seller, lines, onRemoved }: Props) {
  const { data } = useSeller(seller);
  return (
    <>
      <h2 className={styles.seller}>
        <Store size={18} aria-hidden="true" />
        <span>
          Sold by{' '}
          <Link to={`/ethereal/sellers/${seller}`} dir="auto">
            {data?.name ?? 'this seller'}
          </Link>
        </span>
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.productId._id}>
            <CartLineRow line={line} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
    </>
  );
}
