import type { Period, RankedItem } from '@ethereal/contracts/analytics';
import { formatMoney } from '@ethereal/contracts/format-money';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { Skeleton } from '@ethereal/web-kit/components/Skeleton.tsx';
import { saveCsv } from '@ethereal/web-kit/files/csv.ts';
import { formatCount } from '@ethereal/web-kit/format/count.ts';
import { Download } from 'lucide-react';
import { PeriodSelect } from '../PeriodSelect.tsx';
import { usePeriod } from '../usePeriod.ts';
import { fillStoreUnits, MEASURES, unitRows } from './measures.ts';
import { RankedItems } from './RankedItems.tsx';
import styles from './StoreOverview.module.css';
import { TrendCard } from './TrendCard.tsx';
import { useOverview } from './useOverview.ts';

/** Renders the figures of all items of the seller together. */
export function StoreOverview() {
  const [period, choosePeriod] = usePeriod();
  const query = useOverview(period);
  const { data } = query;
  const { mutate: save } = useExport();
  return (
    <section className="stack-5 shrink" aria-labelledby="store-overview">
      <header className="row-4 end spread">
        <h2 className="text-xl" id="store-overview">
          All your items
        </h2>
        <div className="row-3 end">
          <PeriodSelect period={period} onChoose={choosePeriod} />
          <Button variant="secondary" disabled={!data} onClick={() => data && save({ points: data.points, period })}>
            <Download size={18} aria-hidden="true" />
            Download CSV
          </Button>
        </div>
      </header>
      <QueryView query={query} pending={<Loading />} failed="The figures could not be loaded.">
        {(overview) => <OverviewContent data={overview} period={period} />}
      </QueryView>
    </section>
  );
}

type Overview = NonNullable<ReturnType<typeof useOverview>['data']>;

/** Saves the units of a period as a CSV file. */
const useExport = () =>
  useAction({
    mutationFn: ({ points, period }: { points: Overview['points']; period: Period }) =>
      saveCsv(
        `ethereal-store-last-${period.toLowerCase()}`,
        unitRows(fillStoreUnits(points, period, new Date()), period),
      ),
    failed: 'The file could not be made. Please try again.',
  });

function Loading() {
  return (
    <div className={styles.grid} role="status">
      <span className="visually-hidden">Loading how your items do</span>
      {MEASURES.map(({ name }) => (
        <Skeleton key={name} height="24rem" />
      ))}
    </div>
  );
}

const countText = (count: number, noun: string) => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
const salesText = ({ revenue, sales, views }: RankedItem) =>
  `${formatMoney(revenue)} · ${formatCount(sales)} sold · ${countText(views, 'view')}`;
const viewsText = ({ views, previousViews }: RankedItem) =>
  `${countText(views, 'view')}, ${formatCount(previousViews)} before`;

function OverviewContent({ data, period }: { data: Overview; period: Period }) {
  const units = fillStoreUnits(data.points, period, new Date());
  const { totals, previousTotals, best, falling } = data;
  return (
    <>
      <div className={styles.grid}>
        {MEASURES.map((measure) => (
          <TrendCard
            key={measure.name}
            measure={measure}
            totals={totals}
            previousTotals={previousTotals}
            units={units}
            period={period}
          />
        ))}
      </div>
      <div className={styles.ranks}>
        <RankedItems
          title={`Best items (Last ${period})`}
          items={best}
          empty="Nothing was looked at or sold yet."
          figures={salesText}
        />
        <RankedItems
          title={`Falling items (Last ${period})`}
          items={falling}
          empty={`No item was viewed less than the ${period.toLowerCase()} before.`}
          figures={viewsText}
        />
      </div>
    </>
  );
}
