import type { DeliveryState } from '@ethereal/contracts/delivery';
import { DAY_MS, HOUR_MS } from '@ethereal/contracts/durations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryPromise, deliveryWindow, isBusinessDay, storeDay } from './delivery-window.ts';
import { arrivalText, windowText } from './words.ts';

const STATES = ['NY', 'CA'] as const;

/** Federal holidays as the Office of Personnel Management publishes them, by the day on which they are observed. */
const OBSERVED = [
  ['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-03', '2026-09-07', '2026-10-12'],
  ['2026-11-11', '2026-11-26', '2026-12-25'],
  ['2027-01-01', '2027-01-18', '2027-02-15', '2027-05-31', '2027-06-18', '2027-07-05', '2027-09-06', '2027-10-11'],
  ['2027-11-11', '2027-11-25', '2027-12-24', '2027-12-31'],
].flat();

const allDays = Array.from({ length: 730 }, (_, at) =>
  new Date(Date.UTC(2026, 0, 1) + at * DAY_MS).toISOString().slice(0, 10),
);
const daysAfter = Array.from({ length: 40 }, (_, at) =>
  new Date(Date.UTC(2028, 0, 1) + at * DAY_MS).toISOString().slice(0, 10),
);
const isWorkday = (day: string) => ![0, 6].includes(new Date(day).getUTCDay()) && !OBSERVED.includes(day);

/** Number of business days from the first of 2026 up to each day. */
const businessDays = new Map<string, number>();
let counted = 0;
for (const day of [...allDays, ...daysAfter]) {
  if (isBusinessDay(day)) counted++;
  businessDays.set(day, counted);
}
/** Business days after `first` up to and with `last`. */
const businessDaysBetween = (first: string, last: string) =>
  (businessDays.get(last) ?? Number.NaN) - (businessDays.get(first) ?? 0);

const clockOf = (timeZone: string) => new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' });
const CLOCKS = { NY: clockOf('America/New_York'), CA: clockOf('America/Los_Angeles') };

describe('isBusinessDay', () => {
  it('excludes weekends and observed federal holidays on every day of 2026 and 2027', () => {
    expect(allDays.filter((day) => isBusinessDay(day) !== isWorkday(day))).toEqual([]);
  });
});

describe('deliveryWindow', () => {
  const transit = (shipsFrom: DeliveryState, state: DeliveryState | undefined) => {
    if (!state) return [1, 6];
    return shipsFrom === state ? [1, 3] : [3, 6];
  };

  it('counts dispatch and transit in business days for every day and pair of states of 2026 and 2027', () => {
    const faultsAt = (orderedAt: Date) =>
      STATES.flatMap((shipsFrom) =>
        [...STATES, undefined]
          .filter((state) => {
            const { from, to, expiresAt } = deliveryWindow({ shipsFrom, dispatchDays: 2, state, orderedAt });
            const ordered = storeDay(shipsFrom, orderedAt);
            const [least, most] = transit(shipsFrom, state);
            const isRight =
              businessDaysBetween(ordered, from) - 2 === least &&
              businessDaysBetween(ordered, to) - 2 === most &&
              isBusinessDay(from) &&
              isBusinessDay(to) &&
              CLOCKS[shipsFrom].format(expiresAt) === '00:00:00' &&
              storeDay(shipsFrom, new Date(expiresAt.getTime() - 1)) === ordered;
            return !isRight;
          })
          .map((state) => `${orderedAt.toISOString()} ${shipsFrom} ${state}`),
      );
    // Hours around each midnight of both zones and of UTC. Eight of them, so that each meets every day of the week.
    const hours = [0, 3, 5, 7, 9, 15, 20, 23];
    const moments = allDays.map((day, at) => new Date(Date.parse(day) + (hours[at % hours.length] ?? 0) * HOUR_MS));
    expect(moments.flatMap(faultsAt)).toEqual([]);
  });

  it('returns the same window until it expires and no earlier one afterwards, for any dispatch', () => {
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(
        moments,
        fc.constantFrom(...STATES),
        fc.constantFrom(...STATES, undefined),
        fc.integer({ min: 1, max: 10 }),
        (orderedAt, shipsFrom, state, dispatchDays) => {
          const order = { shipsFrom, dispatchDays, state };
          const now = deliveryWindow({ ...order, orderedAt });
          const last = deliveryWindow({ ...order, orderedAt: new Date(now.expiresAt.getTime() - 1) });
          const next = deliveryWindow({ ...order, orderedAt: now.expiresAt });
          expect(last).toEqual(now);
          expect(next.from >= now.from && next.to >= now.to && next.expiresAt > now.expiresAt).toBe(true);
          expect(now.expiresAt.getTime() - orderedAt.getTime()).toBeLessThanOrEqual(25 * HOUR_MS);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("uses the store's day: an evening in California is the next day in New York", () => {
    const orderedAt = new Date('2026-12-01T05:30:00Z');
    expect(deliveryWindow({ shipsFrom: 'CA', dispatchDays: 2, state: 'CA', orderedAt }).from).toBe('2026-12-03');
    expect(deliveryWindow({ shipsFrom: 'NY', dispatchDays: 2, state: 'NY', orderedAt }).from).toBe('2026-12-04');
  });
});

describe('deliveryPromise', () => {
  it('has the window of each state, and one that covers both', () => {
    const promise = deliveryPromise({ shipsFrom: 'NY', dispatchDays: 2 }, new Date('2026-11-28T16:00:00Z'));
    expect(promise).toEqual({
      shipsFrom: 'NY',
      dispatchDays: 2,
      from: '2026-12-02',
      to: '2026-12-09',
      byState: { NY: { from: '2026-12-02', to: '2026-12-04' }, CA: { from: '2026-12-04', to: '2026-12-09' } },
      expiresAt: '2026-11-29T05:00:00.000Z',
    });
    expect(windowText(promise.byState.NY)).toBe('Wed, Dec 2 – Fri, Dec 4');
  });
});

describe('windowText', () => {
  it('names one day once', () => {
    expect(windowText({ from: '2027-01-04', to: '2027-01-04' })).toBe('Mon, Jan 4');
  });
});

describe('arrivalText', () => {
  const window = { from: '2026-12-02', to: '2026-12-04' };

  it('promises the window until its last day ends in California', () => {
    expect(arrivalText(window, new Date('2026-12-05T07:59:59Z'))).toBe('Arrives Wed, Dec 2 – Fri, Dec 4');
  });

  it('states that the parcel was due from then on', () => {
    expect(arrivalText(window, new Date('2026-12-05T08:00:00Z'))).toBe('Was due Wed, Dec 2 – Fri, Dec 4');
  });
});
