import { RatingLine } from '@ethereal/shop-ui/components/RatingLine.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import { Store } from 'lucide-react';
import styles from './Seller.module.css';
import { useSeller } from './useSeller.ts';

/** Renders 'Sold by …' with a link to the seller's page. The link is rendered at once, the name when it has loaded. */
export function SoldBy({ seller }: { seller: string }) {
  const { data } = useSeller(seller);
  return (
    <p className={styles.soldBy}>
      <Store size={18} aria-hidden="true" />
      <span>
        Sold by{' '}
        <Link className={styles.link} to={`/ethereal/sellers/${seller}`} dir="auto">
          {data?.name ?? 'this seller'}
        </Link>
      </span>
      <RatingLine rating={data?.rating} />
    </p>
  );
}
