import { getDeskSummary } from '@ethereal/contracts/analytics';
import { formatMoney } from '@ethereal/contracts/format-money';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { deskKeys } from '../lists/desk-keys.ts';
import { useAddress } from '../lists/useAddress.ts';
import { dayIn, dayOf } from './day.ts';
import styles from './Shop.module.css';

/** What happened in the shop on a day. */
export function DayNumbers() {
  const [asked, setDay] = useAddress('day');
  const today = dayOf(new Date());
  const day = dayIn(asked, today);
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: [...deskKeys.day, day, tz],
    queryFn: ({ signal }) => callApi(getDeskSummary, { query: { day, tz }, signal }),
    staleTime: 0,
  });
  return (
    <div className={styles.day}>
      <h2>The day</h2>
      <div className={styles.picker}>
        <TextField
          label="Day"
          type="date"
          data-desk-search=""
          max={today}
          value={day}
          onChange={({ target }) => setDay(target.value === today ? '' : target.value)}
        />
      </div>
      {isPending && <LoadingRows label="Loading the numbers" height="5rem" />}
      {!isPending && !data && (
        <ErrorState title="The numbers could not be loaded." onRetry={() => refetch()} busy={isFetching} />
      )}
      {data && (
        <dl className={styles.numbers} aria-busy={isFetching}>
          <Figure label="Views" value={data.views} />
          <Figure label="Favorites" value={data.favorites} />
          <Figure label="Added to carts" value={data.carts} />
          <Figure label="Orders" value={data.orders} />
          <Figure label="Pieces sold" value={data.sales} />
          <Figure label="Revenue" value={formatMoney(data.revenueCents / 100)} />
          <Figure label="New people" value={data.newPeople} />
          <Figure label="New items" value={data.newItems} />
          <Figure label="Open reports today" value={data.openReports} />
        </dl>
      )}
    </div>
  );
}

function Figure({ label, value }: { label: string; value: number | string }) {
  return (
    <div className={styles.number}>
      <dt>{label}</dt>
      <dd>{typeof value === 'number' ? value.toLocaleString('en-US') : value}</dd>
    </div>
  );
}
