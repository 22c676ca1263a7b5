import type { LineReturn } from '@ethereal/contracts/orders';

/** Reasons of a return that a buyer can choose. The seller is responsible for those marked true. */
const REASONS: Readonly<Record<string, boolean>> = {
  'Too small': false,
  'Too large': false,
  'Not as described': true,
  'Damaged or faulty': true,
  'Changed my mind': false,
};

export const RETURN_REASONS = Object.keys(REASONS);

/** Where the buyer sends an approved return, and who pays for the parcel. */
export type ReturnTerms = { sendTo: string; paidBy: NonNullable<LineReturn['paidBy']> };

/** Returns who pays for the parcel unless the seller chooses otherwise. */
export const usualPayer = (reason = ''): ReturnTerms['paidBy'] => (REASONS[reason] ? 'seller' : 'buyer');
