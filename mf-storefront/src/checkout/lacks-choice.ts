import type { CartLine } from '@ethereal/contracts/cart';
import { missingChoice } from '../item/missing-choice.ts';

/** Whether a line has sizes or colors and none of them is chosen. */
export const lacksChoice = ({ productId, colorChosen, sizeChosen }: CartLine): boolean =>
  missingChoice(productId, { color: colorChosen, size: sizeChosen ?? undefined }) !== undefined;
