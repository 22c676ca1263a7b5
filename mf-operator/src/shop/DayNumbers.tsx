import { getDeskSummary } from '@ethereal/contracts/analytics';
import type { CallAnswer } from '@ethereal/contracts/call';
import { formatCents } from '@ethereal/contracts/format-money';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { type Figure, Figures } from '@ethereal/web-kit/components/Figures.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { formatCount } from '@ethereal/web-kit/format/count.ts';
import { localDay } from '@ethereal/web-kit/format/local-day.ts';
import { useQuery } from '@tanstack/react-query';
import { useAddressField } from '../lists/useAddressField.ts';
import { deskKeys } from '../query-keys.ts';
import { dayIn, daysBefore } from './day.ts';
import styles from './Shop.module.css';

type DeskSummary = CallAnswer<typeof getDeskSummary>;
type DayFigure = { label: string; name: keyof DeskSummary; list: string; isMoney?: boolean; isNow?: boolean };

/** Figures of a day, each with the page of its list. `isNow` marks figures that are counted now, whatever the day. */
const FIGURES: readonly DayFigure[] = [
  { label: 'Views', name: 'views', list: '/ethereal/desk/items' },
  { label: 'Favorites', name: 'favorites', list: '/ethereal/desk/items' },
  { label: 'Added to carts', name: 'carts', list: '/ethereal/desk/items' },
  { label: 'Orders', name: 'orders', list: '/ethereal/desk/orders' },
  { label: 'Pieces sold', name: 'sales', list: '/ethereal/desk/orders' },
  { label: 'Revenue', name: 'revenueCents', list: '/ethereal/desk/orders', isMoney: true },
  { label: 'Discounts', name: 'discountCents', list: '/ethereal/desk/codes', isMoney: true },
  { label: 'New people', name: 'newPeople', list: '/ethereal/desk/people' },
  { label: 'New items', name: 'newItems', list: '/ethereal/desk/items' },
  { label: 'Open reports today', name: 'openReports', list: '/ethereal/desk', isNow: true },
];

const DAYS_OF_A_WEEK = 7;

function useSummary(day: string) {
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return useQuery({
    queryKey: [...deskKeys.day, day, tz],
    queryFn: ({ signal }) => callApi(getDeskSummary, { query: { day, tz }, signal }),
    staleTime: 0,
  });
}

/** Renders the figures of a day beside those of the day before and the week before. */
export function DayNumbers() {
  const [dayInAddress, setDay] = useAddressField('day');
  const today = localDay(new Date());
  const day = dayIn(dayInAddress, today);
  const query = useSummary(day);
  const { data: dayBefore } = useSummary(daysBefore(day, 1));
  const { data: weekBefore } = useSummary(daysBefore(day, DAYS_OF_A_WEEK));
  return (
    <div className={`card ${styles.day}`}>
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
      <QueryView
        query={query}
        pending={<Figures figures={FIGURES.map((figure) => withValues(figure))} isBusy />}
        failed="The numbers could not be loaded."
      >
        {(summary) => (
          <Figures
            figures={FIGURES.map((figure) => withValues(figure, summary, dayBefore, weekBefore))}
            isBusy={query.isFetching}
          />
        )}
      </QueryView>
    </div>
  );
}

/** Returns a figure with its value on a day, the day before and a week before; a dash for each that is not loaded. */
function withValues(
  figure: DayFigure,
  summary?: DeskSummary,
  dayBefore?: DeskSummary,
  weekBefore?: DeskSummary,
): Figure {
  const { label, name, list, isMoney = false, isNow = false } = figure;
  function format(figures: DeskSummary | undefined): string {
    if (!figures) return '–';
    const count = figures[name] ?? 0;
    return isMoney ? formatCents(count) : formatCount(count);
  }
  const note = isNow ? undefined : `${format(dayBefore)} the day before, ${format(weekBefore)} a week before`;
  return { label, value: format(summary), list, note };
}
