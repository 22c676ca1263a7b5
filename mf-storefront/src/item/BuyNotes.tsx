import type { Item } from '@ethereal/contracts/items';
import { windowText } from '@ethereal/delivery/words';
import { RatingLine } from '@ethereal/shop-ui/components/RatingLine.tsx';
import { AreaLinks } from '@ethereal/web-kit/navigation/AreaLinks.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { RotateCcw, Store, Truck } from 'lucide-react';
import { ReportLink } from '../reports/ReportLink.tsx';
import { useSeller } from '../sellers/useSeller.ts';
import styles from './BuyNotes.module.css';

/** Renders 'Sold by …' with a link to the seller's page. The link is rendered at once, the name when it has loaded. */
function SoldBy({ seller }: { seller: string }) {
  const { data } = useSeller(seller);
  return (
    <p className="row-2 center text-sm">
      <Store size={18} aria-hidden="true" />
      <span>
        Sold by{' '}
        <Link className="underlined strong wrap" to={`/ethereal/sellers/${seller}`} dir="auto">
          {data?.name ?? 'this seller'}
        </Link>
      </span>
      <RatingLine rating={data?.rating} />
    </p>
  );
}

// The part loads for the seller of the item only.
const OwnItem = lazyPart(() => import('./lazy-parts.ts').then((file) => file.OwnItem), null);

/**
 * Renders delivery, returns and seller of an item. The seller gets a link that edits the item, every other visitor one
 * that reports it.
 */
export function BuyNotes({ item }: { item: Pick<Item, '_id' | 'user' | 'delivery'> }) {
  const { user } = useSession();
  return (
    <div className="card stack-3 pad-4">
      <p className="line-2 center text-sm">
        <Truck size={18} aria-hidden="true" />
        <span>
          Free shipping to New York and California
          {item.delivery && <strong className={styles.arrival}>Arrives {windowText(item.delivery)}</strong>}
        </span>
      </p>
      <p className="line-2 center text-sm">
        <RotateCcw size={18} aria-hidden="true" />
        Returns within 14 days after it arrives
      </p>
      <SoldBy seller={item.user} />
      {user?._id === item.user ? (
        <OwnItem id={item._id} />
      ) : (
        <div className={`row-2 ${styles.links}`}>
          <AreaLinks place="item" values={{ id: item._id }} />
          <ReportLink kind="item" id={item._id} />
        </div>
      )}
    </div>
  );
}
