import type { CartLine } from '@ethereal/contracts/cart';
import { missingChoice } from '../item/useItemChoice.ts';

/**
 * Whether the item of a line has sizes or colors of which none is chosen. The function has a file of its own, so that
 * the checkout loads the dialog that offers them only when it is needed.
 */
export const lacksChoice = ({ productId, colorChosen, sizeChosen }: CartLine): boolean =>
  missingChoice(productId, { color: colorChosen, size: sizeChosen ?? undefined }) !== undefined;
