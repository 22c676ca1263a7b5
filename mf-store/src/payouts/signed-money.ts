import { formatMoney } from '@ethereal/contracts/format-money';

/** An amount in cents as '$10.00', or '-$10.00' for what was reversed. */
export const signedMoney = (cents: number): string => `${cents < 0 ? '-' : ''}${formatMoney(Math.abs(cents) / 100)}`;
