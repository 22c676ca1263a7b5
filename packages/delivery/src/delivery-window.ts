import { allForYear } from '@18f/us-federal-holidays';
import type { DeliveryPromise, DeliveryState, DeliveryWindow, Dispatch } from '@ethereal/contracts/delivery';
import { DAY_MS, HOUR_MS } from '@ethereal/contracts/durations';

/** Business days that a parcel is in transit: within a state, and from one state to the other. */
const WITHIN_STATE = { shortest: 1, longest: 3 };
const ACROSS_STATES = { shortest: 3, longest: 6 };

const ZONES: Readonly<Record<DeliveryState, string>> = { NY: 'America/New_York', CA: 'America/Los_Angeles' };
const STATES = ['NY', 'CA'] as const;

const calendar = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
const CALENDARS = { NY: calendar(ZONES.NY), CA: calendar(ZONES.CA) };

const holidaysByYear = new Map<number, ReadonlySet<string>>();

/** Returns the days of a year on which federal holidays are observed. The next New Year's Day may be one of them. */
function holidaysOf(year: number): ReadonlySet<string> {
  const cached = holidaysByYear.get(year);
  if (cached) return cached;
  const days = new Set([...allForYear(year), ...allForYear(year + 1)].map(({ dateString }) => dateString));
  holidaysByYear.set(year, days);
  return days;
}

/** Whether parcels move on a calendar day (`2026-12-02`): weekends and observed US federal holidays are excluded. */
export function isBusinessDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidaysOf(Number(day.slice(0, 4))).has(day);
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** Returns the calendar day that is `count` business days after a day. */
function addBusinessDays(day: string, count: number): string {
  let reached = day;
  for (let remaining = count; remaining > 0; ) {
    reached = dayAfter(reached);
    if (isBusinessDay(reached)) remaining--;
  }
  return reached;
}

/** Returns the calendar day (`2026-12-02`) of a moment in the zone of a store. */
export const storeDay = (shipsFrom: DeliveryState, at: Date): string => CALENDARS[shipsFrom].format(at);

/** Returns the moment at which a store's calendar day ends. */
function endOfDay(shipsFrom: DeliveryState, day: string): Date {
  const next = dayAfter(day);
  // Midnight is a full hour of UTC in both zones, and no clock changes at midnight there.
  let at = Date.parse(next);
  while (storeDay(shipsFrom, new Date(at)) < next) at += HOUR_MS;
  return new Date(at);
}

type Order = Dispatch & {
  /** State of the buyer's address; without it the window covers both states. */
  state?: DeliveryState | undefined;
  orderedAt: Date;
};

/**
 * Returns the days on which an order arrives, counted from the day of the order in the store's zone: `dispatchDays`
 * business days until the carrier has the parcel, then the transit. `expiresAt` is the end of the day of the order.
 */
export function deliveryWindow({ shipsFrom, dispatchDays, state, orderedAt }: Order): DeliveryWindow & {
  expiresAt: Date;
} {
  const ordered = storeDay(shipsFrom, orderedAt);
  const dispatched = addBusinessDays(ordered, dispatchDays);
  const transits = (state ? [state] : STATES).map((to) => (to === shipsFrom ? WITHIN_STATE : ACROSS_STATES));
  return {
    from: addBusinessDays(dispatched, Math.min(...transits.map(({ shortest }) => shortest))),
    to: addBusinessDays(dispatched, Math.max(...transits.map(({ longest }) => longest))),
    expiresAt: endOfDay(shipsFrom, ordered),
  };
}

/** Returns the delivery promise of a store for orders placed now, for each state and for both together. */
export function deliveryPromise(dispatch: Dispatch, now: Date): DeliveryPromise {
  const windowTo = (state?: DeliveryState) => deliveryWindow({ ...dispatch, state, orderedAt: now });
  const daysTo = (state: DeliveryState): DeliveryWindow => {
    const { from, to } = windowTo(state);
    return { from, to };
  };
  const { from, to, expiresAt } = windowTo();
  return {
    shipsFrom: dispatch.shipsFrom,
    dispatchDays: dispatch.dispatchDays,
    from,
    to,
    byState: { NY: daysTo('NY'), CA: daysTo('CA') },
    expiresAt: expiresAt.toISOString(),
  };
}
