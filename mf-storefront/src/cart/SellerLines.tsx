import type { CartLine } from '@ethereal/contracts/cart';
import { lineIdOf } from '@ethereal/contracts/order-display';
import { useAddresses } from '@ethereal/shop-ui/addresses/useAddresses.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import { Store } from 'lucide-react';
import { Arrival } from '../sellers/Arrival.tsx';
import { useSeller } from '../sellers/useSeller.ts';
import { CartLineRow } from './CartLineRow.tsx';
import styles from './CartPage.module.css';

type Props = { seller: string; lines: readonly CartLine[]; onRemoved: () => void };

/**
 * Renders the lines of one seller, which arrive in one parcel. The link to the seller is rendered before the name has
 * loaded.
 */
export function SellerLines({ seller, lines, onRemoved }: Props) {
  const { data } = useSeller(seller);
  // The default address is the first one.
  const { data: [address] = [], isPending } = useAddresses();
  return (
    <>
      <h2 className={`line-2 center text-sm ${styles.seller}`}>
        <Store size={18} aria-hidden="true" />
        <span>
          Sold by{' '}
          <Link to={`/ethereal/sellers/${seller}`} dir="auto">
            {data?.name ?? 'this seller'}
          </Link>
        </span>
      </h2>
      <p className={`quiet ${styles.arrival}`}>{!isPending && <Arrival seller={seller} state={address?.state} />}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={lineIdOf(line)}>
            <CartLineRow line={line} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
    </>
  );
}
