import type { CartLine } from '@ethereal/contracts/cart';
import { missingChoice } from '../item/missing-choice.ts';

/** Whether the item of a line has sizes or colors of which none is chosen. */
export const lacksChoice = ({ productId, colorChosen, sizeChosen }: CartLine): boolean =>
  missingChoice(productId, { color: colorChosen, size: sizeChosen ?? undefined }) !== undefined;
