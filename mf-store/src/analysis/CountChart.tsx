import type { Period } from '@ethereal/contracts/analytics';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import styles from './CountChart.module.css';
import { countSteps, tickLabel, type Unit, unitLabel } from './series.ts';

type Props = { units: Unit[]; period: Period; label: string };

/** More steps than this and not each gets its label. */
const MOST_LABELS = 10;

/** A line over the units of a period. What it shows also stands in the table beside it, so it is hidden from screen readers. */
export function CountChart({ units, period, label }: Props) {
  const steps = countSteps(units);
  return (
    <div className={styles.chart} aria-hidden="true">
      <ResponsiveContainer width="100%" height="100%">
        <LineChart
          data={units}
          margin={{ top: 12, right: 12, bottom: 0, left: -16 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" syncWithTicks />
          <XAxis
            dataKey="start"
            tickFormatter={(start: number) => tickLabel(start, period)}
            minTickGap={32}
            stroke="var(--line-strong)"
            tick={{ fill: 'var(--muted)', fontSize: 12 }}
            tickLine={false}
          />
          <YAxis
            domain={[0, steps.at(-1) ?? 1]}
            ticks={steps}
            allowDecimals={false}
            minTickGap={12}
            interval={steps.length > MOST_LABELS ? 'equidistantPreserveStart' : 0}
            axisLine={false}
            tickLine={false}
            tick={{ fill: 'var(--muted)', fontSize: 12 }}
          />
          <Tooltip
            labelFormatter={(start) => unitLabel(Number(start), period)}
            contentStyle={{
              background: 'var(--surface)',
              border: '1px solid var(--line)',
              borderRadius: 'var(--radius-sm)',
              color: 'var(--ink)',
            }}
          />
          <Line
            dataKey="count"
            name={label}
            type="linear"
            stroke="var(--accent)"
            strokeWidth={2}
            dot={units.length <= 31 ? { r: 3, fill: 'var(--accent)' } : false}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
