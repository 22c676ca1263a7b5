import type { Period } from '@ethereal/contracts/analytics';
import { type Unit, unitLabel } from './series.ts';

type Props = { units: Unit[]; period: Period; caption: string };

/** Lists the figures of the chart as a table for screen readers, without the units whose count is 0. */
export function CountTable({ units, period, caption }: Props) {
  const counted = units.filter(({ count }) => count > 0);
  return (
    // A table is at least as wide as its content; only another element cuts it off.
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Count</th>
          </tr>
        </thead>
        <tbody>
          {counted.map(({ start, count }) => (
            <tr key={start}>
              <th scope="row">{unitLabel(start, period)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
