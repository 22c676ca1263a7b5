import type { Card } from '@ethereal/contracts/items';
import { ItemCard } from '@ethereal/shop-ui/components/ItemCard.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import { ArrowRight } from 'lucide-react';
import { CARD_ON_PHONE } from '../items/picture-sizes.ts';
import styles from './NewArrivals.module.css';

const SIZES = ['(min-width: 48rem) 40vw, 92vw', `(min-width: 48rem) 20vw, ${CARD_ON_PHONE}`] as const;

/** Renders the newest items after the best sellers, the first of them large. */
export function NewArrivals({ items }: { items: readonly Card[] }) {
  return (
    <section className="stack-5" aria-labelledby="new-arrivals">
      <div className={styles.head}>
        <h2 id="new-arrivals">New Arrivals</h2>
        <Link className={styles.more} to="/ethereal/all">
          See all items
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </div>
      <ul className={styles.grid}>
        {items.map((item, index) => (
          <li key={item._id}>
            <ItemCard item={item} sizes={SIZES[index === 0 ? 0 : 1]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders the link to the items at reduced prices, beside the banners, which lead to the whole shop. */
export function AllOffers() {
  return (
    <p>
      <Link className={styles.more} to="/ethereal/all?offers=1&sort=reduction">
        See all offers
        <ArrowRight size={18} aria-hidden="true" />
      </Link>
    </p>
  );
}
