import { type Period, type StorePoint, type StoreTotals, storeUnitOf } from '@ethereal/contracts/analytics';
import { formatMoney } from '@ethereal/contracts/format-money';
import { formatCount } from '@ethereal/web-kit/format/count.ts';
import dayjs from 'dayjs';
import { countSteps, type Unit, unitStarts } from '../series.ts';

export type Measure = {
  name: string;
  /** Returns the measure of totals or of one unit of time. */
  valueOf(totals: StoreTotals): number;
  format(value: number): string;
  /** Returns the values at which an axis has a label. */
  steps(units: readonly Unit[]): number[];
};

const formatPercent = (value: number) => `${(value * 100).toLocaleString('en-US', { maximumFractionDigits: 1 })}%`;
const wholeDollars = (value: number) =>
  value.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Returns steps of whole percents. */
const shareSteps = (units: readonly Unit[]) =>
  countSteps(units.map(({ start, count }) => ({ start, count: Math.ceil(count * 100) }))).map((step) => step / 100);

const count = (name: string, value: Measure['valueOf']): Measure => ({
  name,
  valueOf: value,
  format: formatCount,
  steps: countSteps,
});

/** Measures of the overview of a store, each over the period and as a line. */
export const MEASURES: readonly Measure[] = [
  count('Views', ({ views }) => views),
  count('Favorites', ({ favorites }) => favorites),
  count('Carts', ({ carts }) => carts),
  count('Sales', ({ sales }) => sales),
  { name: 'Revenue', valueOf: ({ revenue }) => revenue, format: formatMoney, steps: countSteps },
  {
    name: 'Conversion',
    // The share is capped at 1: buyers who viewed an item before the period can make sales outnumber views.
    valueOf: ({ views, sales }) => (views > 0 ? Math.min(1, sales / views) : 0),
    format: formatPercent,
    steps: shareSteps,
  },
];

/** Returns the format of the labels of an axis. Revenue has no cents there, to keep the labels short. */
export const axisFormat = (measure: Measure) => (measure.name === 'Revenue' ? wholeDollars : measure.format);

const ZERO_TOTALS: StoreTotals = { views: 0, favorites: 0, carts: 0, sales: 0, revenue: 0 };

export type StoreUnit = StoreTotals & { start: number };

/** Returns every unit of the period; units without events are 0. */
export function fillStoreUnits(points: readonly StorePoint[], period: Period, now: Date): StoreUnit[] {
  const byStart = new Map<number, StoreTotals>();
  for (const start of unitStarts(storeUnitOf(period), period, now)) byStart.set(start, ZERO_TOTALS);
  for (const { date, ...totals } of points) byStart.set(Date.parse(date), totals);
  return [...byStart].map(([start, totals]) => ({ start, ...totals })).sort((a, b) => a.start - b.start);
}

/** Returns one measure of each unit of time. */
export const unitsOf = (units: readonly StoreUnit[], measure: Measure): Unit[] =>
  units.map((unit) => ({ start: unit.start, count: measure.valueOf(unit) }));

/** Returns the table of an export: a header, then one row per unit, with times in the viewer's time zone. */
export function unitRows(units: readonly StoreUnit[], period: Period): (string | number)[][] {
  const when = period === 'Day' ? 'YYYY-MM-DD HH:mm' : period === 'Year' ? 'YYYY-MM' : 'YYYY-MM-DD';
  const head = ['When', 'Views', 'Favorites', 'Carts', 'Sales', 'Revenue (USD)', 'Conversion'];
  const rows = units.map((unit) => [
    dayjs(unit.start).format(when),
    unit.views,
    unit.favorites,
    unit.carts,
    unit.sales,
    unit.revenue.toFixed(2),
    unit.views > 0 ? (unit.sales / unit.views).toFixed(4) : '',
  ]);
  return [head, ...rows];
}
