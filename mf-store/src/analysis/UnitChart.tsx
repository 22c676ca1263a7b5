import type { Period } from '@ethereal/contracts/analytics';
import { formatCount } from '@ethereal/web-kit/format/count.ts';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { drawnLabel, tickLabel, type Unit } from './series.ts';
import styles from './UnitChart.module.css';

type Props = {
  units: Unit[];
  period: Period;
  label: string;
  /** Values at which the axis has a label and the chart a grid line. */
  steps: number[];
  /** Whether each unit is the sum of half an hour. */
  halfHours?: boolean;
  formatValue?: (value: number) => string;
};

/** Width of one digit and of the space around a label of the axis, in pixels. */
const DIGIT = 7.5;
/** Width of the space around a label of the axis, in pixels. */
const PADDING = 12;

/**
 * Draws a line over the units of a period. It is hidden from screen readers because a table beside it lists the same
 * figures.
 */
export function UnitChart({ units, period, label, steps, halfHours = false, formatValue = formatCount }: Props) {
  const longest = Math.max(...steps.map((step) => formatValue(step).length));
  return (
    <div className={styles.chart} aria-hidden="true">
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={units} margin={{ top: 12, right: 12, bottom: 0, left: 0 }} accessibilityLayer={false}>
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
            interval={0}
            width={PADDING + DIGIT * longest}
            tickFormatter={formatValue}
            axisLine={false}
            tickLine={false}
            tick={{ fill: 'var(--muted)', fontSize: 12 }}
          />
          <Tooltip
            labelFormatter={(start) => drawnLabel(Number(start), period, halfHours)}
            formatter={(value) => [formatValue(Number(value)), label]}
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
