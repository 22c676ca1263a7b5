import { formatCents } from '@ethereal/contracts/format-money';
import { listPayouts } from '@ethereal/contracts/payouts';
import { MemberPage } from '@ethereal/shop-ui/components/MemberPage.tsx';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { Figures } from '@ethereal/web-kit/components/Figures.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { MoreButton } from '@ethereal/web-kit/components/MoreButton.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { byCursor } from '@ethereal/web-kit/query/by-cursor.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { daysText, percentOf } from '../selling/commission.ts';
import { usePayoutAccount } from '../selling/usePayoutAccount.ts';
import { useSellingTerms } from '../selling/useSellingTerms.ts';
import { PayoutAccountCard } from './PayoutAccountCard.tsx';
import { PayoutCard } from './PayoutCard.tsx';
import styles from './PayoutsPage.module.css';

type BalanceProps = { pendingCents: number; payableCents: number; paidCents: number; isReady: boolean };

/** Renders a seller's earnings less the shop's commission, in cents: pending, payable, paid. */
function Balance({ pendingCents, payableCents, paidCents, isReady }: BalanceProps) {
  const payableHint = isReady ? 'In your next payout' : 'In your next payout, once your account is ready';
  const figures = [
    { label: 'Pending', value: formatCents(pendingCents), note: 'Charged, and not yet payable' },
    { label: 'Payable', value: formatCents(payableCents), note: payableHint },
    { label: 'Paid', value: formatCents(paidCents), note: 'Paid out so far' },
  ];
  return (
    <div className="card pad-5">
      <Figures figures={figures} />
    </div>
  );
}

/** Returns the query of a seller's balance by user id, and of the payouts, page by page, newest first. */
function usePayouts(seller: string) {
  return useInfiniteQuery({
    queryKey: [...keys.payouts, seller],
    ...byCursor,
    queryFn: ({ pageParam, signal }) => callApi(listPayouts, { query: { cursor: pageParam, limit: '12' }, signal }),
    staleTime: 0,
  });
}

const PENDING = <LoadingRows label="Loading your payouts" height="8rem" />;

/** Renders the balance of a seller, the account that payouts go to, and the payouts. */
export function PayoutsPage() {
  return (
    <MemberPage title="Payouts" prompt="Please Login to view your payouts." pending={PENDING}>
      {(user) => <Payouts seller={user._id} />}
    </MemberPage>
  );
}

function Payouts({ seller }: { seller: string }) {
  const query = usePayouts(seller);
  const account = usePayoutAccount();
  const terms = useSellingTerms();
  // The parts appear together, so that none moves the others.
  if (account.isPending || terms.isPending) return PENDING;
  return (
    <QueryView query={query} pending={PENDING} failed="Your payouts could not be loaded.">
      {({ pages }) => {
        const [newest] = pages;
        const payouts = pages.flatMap((page) => page.payouts);
        return (
          <>
            <PayoutAccountCard />
            {newest && <Balance {...newest} isReady={account.data?.state === 'ready'} />}
            <Terms />
            {payouts.length === 0 ? (
              <EmptyState title="No payouts yet.">
                What buyers pay by card is paid out to you some time after it was handed over.
              </EmptyState>
            ) : (
              <ul className={styles.payouts}>
                {payouts.map((payout) => (
                  <li key={payout._id}>
                    <PayoutCard payout={payout} />
                  </li>
                ))}
              </ul>
            )}
            <MoreButton list={query} className="middle" />
          </>
        );
      }}
    </QueryView>
  );
}

function Terms() {
  const { data: terms } = useSellingTerms();
  if (!terms) return null;
  const { commissionBasisPoints, payoutDelayDays, payoutEveryDays } = terms;
  return (
    <p className={`quiet prose ${styles.terms}`}>
      The shop keeps a commission of {percentOf(commissionBasisPoints)} of each item. Your share becomes payable{' '}
      {daysText(payoutDelayDays)} after the item was handed over, and is paid out every {daysText(payoutEveryDays)}.{' '}
      <Link to="/ethereal/sell">How selling works</Link>
    </p>
  );
}
