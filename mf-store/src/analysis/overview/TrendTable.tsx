import type { Period } from '@ethereal/contracts/analytics';
import { type Unit, unitLabel } from '../series.ts';
import styles from './TrendTable.module.css';

type Props = { units: Unit[]; period: Period; caption: string; format(value: number): string };

/** Lists the figures of a chart, one row per unit. */
export function TrendTable({ units, period, caption, format }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={styles.frame} aria-label={`${caption}, figures`} tabIndex={0}>
      <table className={`table numbers ${styles.table}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">{caption.split(' (')[0]}</th>
          </tr>
        </thead>
        <tbody>
          {units.map(({ start, count }) => (
            <tr key={start}>
              <th scope="row">{unitLabel(start, period)}</th>
              <td>{format(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
