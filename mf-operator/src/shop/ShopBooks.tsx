import { formatCents } from '@ethereal/contracts/format-money';
import { getShopBooks } from '@ethereal/contracts/shop-books';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Figures } from '@ethereal/web-kit/components/Figures.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { useQuery } from '@tanstack/react-query';
import { deskKeys } from '../query-keys.ts';
import styles from './Shop.module.css';

const SUMS = [
  { label: 'Commission', name: 'commissionCents' },
  { label: "Discounts of the shop's codes", name: 'discountCents' },
  { label: 'Own money paid in for payouts', name: 'fundsCents' },
] as const;

/** Renders the shop's own sums in the ledger, of all payments by card so far. */
export function ShopBooks() {
  const query = useQuery({
    queryKey: deskKeys.books,
    queryFn: ({ signal }) => callApi(getShopBooks, { signal }),
    staleTime: 0,
  });
  return (
    <div className={`card ${styles.day}`}>
      <h2>Payments by card so far</h2>
      <QueryView
        query={query}
        pending={<Figures figures={SUMS.map(({ label }) => ({ label, value: '–' }))} isBusy />}
        failed="The sums could not be loaded."
      >
        {(books) => <Figures figures={SUMS.map(({ label, name }) => ({ label, value: formatCents(books[name]) }))} />}
      </QueryView>
    </div>
  );
}
