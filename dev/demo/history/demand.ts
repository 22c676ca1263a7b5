import { DAY_MS } from '@ethereal/contracts/durations';
import { poisson, type Random, randomFrom } from './random.ts';

/** Trends of an item's demand: each maps the share of the year (0–1) to a factor around 1. */
const trends: readonly ((through: number) => number)[] = [
  (through) => 0.45 + 1.2 * through,
  (through) => 1.45 - 0.8 * through,
  (through) => 1 + 0.55 * Math.sin((through - 0.2) * 2 * Math.PI),
  (through) => 0.9 + 0.3 * Math.sin(through * 4 * Math.PI),
  (through) => (through < 0.6 ? 0.5 : 0.5 + 2.4 * (through - 0.6)),
];

/** Factors by weekday, Sunday first: demand is highest at the weekend and lowest on Tuesdays. */
const week = [1.4, 0.9, 0.78, 0.85, 0.95, 1.1, 1.35];

/** A jump of demand that fades within a week, such as after a mention in a magazine. */
const spikeOn = (day: number, start: number, height: number): number =>
  day < start ? 0 : height * Math.exp(-(day - start) / 2.2);

export interface Demand {
  name: string;
  /** Number of views on an average day. */
  popularity: number;
  /** Whether the item was featured in the last days, so that its newest numbers are interesting. */
  featured: boolean;
}

/** Returns an item's views of each day, oldest first; the last day is today. */
export function viewsPerDay({ name, popularity, featured }: Demand, days: number, today: Date): number[] {
  const random = randomFrom(`demand of ${name}`);
  const trend = trends[Math.floor(random() * trends.length)] ?? (() => 1);
  const spikes = Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
    start: Math.floor(random() * days),
    height: 1.5 + random() * 3.5,
  }));
  if (featured) spikes.push({ start: days - 4, height: 14 });
  return Array.from({ length: days }, (_, day) => {
    const date = new Date(today.getTime() - (days - 1 - day) * DAY_MS);
    const spike = spikes.reduce((sum, { start, height }) => sum + spikeOn(day, start, height), 0);
    const mean = popularity * trend(day / days) * ((week[date.getUTCDay()] ?? 1) + spike);
    return poisson(mean, random);
  });
}

/** Returns a moment of the day as a share of it: few moments at night, most in the evening. */
export function momentOfDay(random: Random): number {
  for (;;) {
    const share = random();
    const hour = share * 24;
    const busy = 0.1 + 0.5 * Math.exp(-(((hour - 12.5) / 3.5) ** 2)) + 0.9 * Math.exp(-(((hour - 20) / 2.6) ** 2));
    if (random() < busy) return share;
  }
}
