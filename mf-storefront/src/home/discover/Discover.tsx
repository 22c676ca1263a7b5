import { listItems } from '@ethereal/contracts/items';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { RecentlyViewed } from '../../item/RecentlyViewed.tsx';
import { ItemGrid } from '../../items/ItemGrid.tsx';
import { ItemGridSkeleton } from '../../items/ItemGridSkeleton.tsx';
import { mixedSellers } from '../../items/mixed-sellers.ts';
import head from '../NewArrivals.module.css';
import styles from './Discover.module.css';
import { SellerCard } from './SellerCard.tsx';

const BEST_RATED_COUNT = 4;
const SELLER_COUNT = 3;

/** Returns the best rated items and their sellers. `wellRated` leaves out items without a review. */
function useBestRated() {
  return useQuery({
    queryKey: [...keys.items, 'best-rated'],
    queryFn: ({ signal }) => callApi(listItems, { query: { sort: 'rating', limit: '24' }, signal }),
    select: ({ items }) => ({
      wellRated: mixedSellers(
        items.filter(({ rating }) => rating),
        BEST_RATED_COUNT,
      ),
      sellers: [...new Set(items.map(({ user }) => user))].slice(0, SELLER_COUNT),
    }),
  });
}

/** Renders the lower half of the home page: the best rated items, their sellers, and the items viewed before. */
export function Discover() {
  const { data, isPending } = useBestRated();
  if (isPending)
    return (
      <div className={styles.waiting}>
        <ItemGridSkeleton count={4} />
      </div>
    );
  return (
    <>
      {data && data.wellRated.length > 0 && (
        <section className="stack-5" aria-labelledby="loved-by-shoppers">
          <div className={head.head}>
            <h2 id="loved-by-shoppers">Loved by Shoppers</h2>
            <Link className={head.more} to="/ethereal/all?sort=rating">
              See the best rated
              <ArrowRight size={18} aria-hidden="true" />
            </Link>
          </div>
          <ItemGrid items={data.wellRated} />
        </section>
      )}
      {data && data.sellers.length > 0 && (
        <section className="stack-5" aria-labelledby="sellers">
          <h2 id="sellers">Meet the Sellers</h2>
          <ul className={`stack-4 ${styles.sellers}`}>
            {data.sellers.map((id) => (
              <li key={id}>
                <SellerCard id={id} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <RecentlyViewed />
    </>
  );
}
