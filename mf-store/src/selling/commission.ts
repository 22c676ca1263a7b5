const BASIS_POINTS = 10_000;

/** Returns a share in hundredths of a percent as text: '10%', '12.5%'. */
export const percentOf = (basisPoints: number): string => `${basisPoints / 100}%`;

/** Returns the seller's share of a price, both in cents, rounded down to a whole cent. */
export const shareOf = (cents: number, commissionBasisPoints: number): number =>
  Math.floor((cents * (BASIS_POINTS - commissionBasisPoints)) / BASIS_POINTS);

/** Returns a number of days as text: '1 day', '14 days'. */
export const daysText = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;
