import type { Period, StoreTotals } from '@ethereal/contracts/analytics';
import card from '../CountCard.module.css';
import { describeChange } from '../describe-change.ts';
import { UnitChart } from '../UnitChart.tsx';
import { axisFormat, type Measure, type StoreUnit, unitsOf } from './measures.ts';
import styles from './TrendCard.module.css';
import { TrendTable } from './TrendTable.tsx';

type Props = {
  measure: Measure;
  totals: StoreTotals;
  previousTotals: StoreTotals;
  units: StoreUnit[];
  period: Period;
};

/** Renders one measure of a store over the period: its total, its change, its chart and the same figures as a table. */
export function TrendCard({ measure, totals, previousTotals, units, period }: Props) {
  const title = `${measure.name} (Last ${period})`;
  const own = unitsOf(units, measure);
  return (
    <section className={`card ${card.card}`} aria-label={`All items: ${title}`}>
      <h3 className={card.title}>{title}</h3>
      <p className="row-2-3 quiet baseline">
        <strong className="text-2xl figure">{measure.format(measure.valueOf(totals))}</strong>
        <span>{describeChange(measure.valueOf(totals), measure.valueOf(previousTotals), period)}</span>
      </p>
      <UnitChart
        units={own}
        period={period}
        label={measure.name}
        steps={measure.steps(own)}
        formatValue={axisFormat(measure)}
      />
      <details className={`text-sm ${styles.details}`}>
        <summary>As a table</summary>
        <TrendTable units={own} period={period} caption={title} format={measure.format} />
      </details>
    </section>
  );
}
