import { Link } from '@ethereal/web-kit/router.ts';
import { ArrowRight } from 'lucide-react';
import styles from './NewArrivals.module.css';

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
