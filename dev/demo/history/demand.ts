import { poisson, type Random, randomFrom } from './random.ts';

/** How the interest in an item went over the year: 0–1 through the year → a factor around 1. */
const trends: readonly ((through: number) => number)[] = [
  (through) => 0.45 + 1.2 * through,
  (through) => 1.45 - 0.8 * through,
  (through) => 1 + 0.55 * Math.sin((through - 0.2) * 2 * Math.PI),
  (through) => 0.9 + 0.3 * Math.sin(through * 4 * Math.PI),
  (through) => (through < 0.6 ? 0.5 : 0.5 + 2.4 * (through - 0.6)),
];

/** Sunday first: people look at clothes at the weekend and least on a Tuesday. */
const week = [1.4, 0.9, 0.78, 0.85, 0.95, 1.1, 1.35];

/** A mention in a magazine, say: a jump that fades within a week. */
const spikeOn = (day: number, start: number, height: number): number =>
  day < start ? 0 : height * Math.exp(-(day - start) / 2.2);

export interface Demand {
  name: string;
  /** Looks on a usual day. */
  popularity: number;
  /** In the shop's window for the last days, so that its newest numbers are worth a look. */
  featured: boolean;
}

/** How many looks an item gets on each day, oldest first, the last day being today. */
export function viewsPerDay({ name, popularity, featured }: Demand, days: number, today: Date): number[] {
  const random = randomFrom(`demand of ${name}`);
  const trend = trends[Math.floor(random() * trends.length)] ?? (() => 1);
  const spikes = Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
    start: Math.floor(random() * days),
    height: 1.5 + random() * 3.5,
  }));
  if (featured) spikes.push({ start: days - 4, height: 14 });
  return Array.from({ length: days }, (_, day) => {
    const date = new Date(today.getTime() - (days - 1 - day) * 86_400_000);
    const spike = spikes.reduce((sum, { start, height }) => sum + spikeOn(day, start, height), 0);
    const mean = popularity * trend(day / days) * ((week[date.getUTCDay()] ?? 1) + spike);
    return poisson(mean, random);
  });
}

/** A moment of the day as a share of it: few at night, most after dinner. */
export function momentOfDay(random: Random): number {
  for (;;) {
    const share = random();
    const hour = share * 24;
    const busy = 0.1 + 0.5 * Math.exp(-(((hour - 12.5) / 3.5) ** 2)) + 0.9 * Math.exp(-(((hour - 20) / 2.6) ** 2));
    if (random() < busy) return share;
  }
}
