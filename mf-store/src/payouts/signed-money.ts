import { formatCents } from '@ethereal/contracts/format-money';

/** Returns an amount in cents as '$10.00', or '-$10.00' when it is negative. */
export const signedMoney = (cents: number): string => `${cents < 0 ? '-' : ''}${formatCents(Math.abs(cents))}`;
