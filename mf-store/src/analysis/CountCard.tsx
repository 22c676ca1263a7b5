import { type CountKind, ITEM_COUNTS, type Period, type Series } from '@ethereal/contracts/analytics';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { Skeleton } from '@ethereal/web-kit/components/Skeleton.tsx';
import { formatCount } from '@ethereal/web-kit/format/count.ts';
import styles from './CountCard.module.css';
import { CountTable } from './CountTable.tsx';
import { describeChange } from './describe-change.ts';
import { countSteps, drawnUnits, fillUnits, type Unit } from './series.ts';
import { UnitChart } from './UnitChart.tsx';
import type { useCounts } from './useCounts.ts';

type CountChartProps = { units: Unit[]; period: Period; label: string };

/**
 * Draws one kind of count as a line. The minutes of a day are drawn as half hours, because single minutes would be
 * illegible.
 */
function CountChart({ units, period, label }: CountChartProps) {
  const drawn = drawnUnits(units);
  const halfHours = drawn.length < units.length;
  return (
    <UnitChart
      units={drawn}
      period={period}
      label={halfHours ? `${label} in half an hour` : label}
      steps={countSteps(drawn)}
      halfHours={halfHours}
    />
  );
}

type Props = { counts: ReturnType<typeof useCounts>; kind: CountKind; period: Period };

/** Renders one kind of count over the period: its total, its change and its chart. */
export function CountCard({ counts, kind, period }: Props) {
  const title = `${ITEM_COUNTS[kind]} (Last ${period})`;
  return (
    <section className={`card ${styles.card}`} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <QueryView query={counts} pending={<Skeleton height="19rem" />} failed="The counts could not be loaded.">
        {({ [kind]: series }) => series && <CountContent title={title} data={series} kind={kind} period={period} />}
      </QueryView>
    </section>
  );
}

type CountContentProps = { title: string; data: Series; kind: CountKind; period: Period };

function CountContent({ title, data, kind, period }: CountContentProps) {
  const units = fillUnits(data.points, kind, period, new Date());
  return (
    <>
      <p className="row-2-3 quiet baseline">
        <strong className="text-2xl figure">{formatCount(data.total)}</strong>
        <span>{describeChange(data.total, data.previousTotal, period)}</span>
      </p>
      <CountChart units={units} period={period} label={ITEM_COUNTS[kind]} />
      {data.total === 0 && (
        <p className="quiet">Nothing yet in the last {period.toLowerCase()}. It shows here as it happens.</p>
      )}
      <CountTable units={units} period={period} caption={title} />
    </>
  );
}
