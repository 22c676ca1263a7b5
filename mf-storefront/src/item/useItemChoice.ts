import type { Item } from '@ethereal/contracts/items';
import { availableIn } from '@ethereal/contracts/stock-rules';
import { type Choice, type SizedItem, sizesOf } from '@ethereal/contracts/variants';
import { useState } from 'react';

type Options = SizedItem & { colors?: readonly string[] | undefined };

/** Returns the choice of an item, color or size, that is still missing, or undefined when nothing is missing. */
export function missingChoice(
  { colors = [], ...sized }: Options,
  choice: Choice,
): 'color' | 'size' | 'color and size' | undefined {
  const needsColor = colors.length > 0 && !choice.color;
  const needsSize = sizesOf(sized).length > 0 && !choice.size;
  if (needsColor && needsSize) return 'color and size';
  if (needsColor) return 'color';
  return needsSize ? 'size' : undefined;
}

/** Chosen color and size of an item. */
export type ItemChoice = { color?: string | undefined; size?: string | undefined };

/**
 * Returns the chosen color and size of an item. Choosing a color that is sold out in the chosen size removes the size.
 */
export function useItemChoice({ available }: Pick<Item, 'available'>) {
  const [choice, setChoice] = useState<ItemChoice>({});
  const isGone = (chosen: ItemChoice) => availableIn(available, chosen) === 0;
  return {
    choice,
    setChoice,
    isGone,
    chooseColor(color: string | undefined) {
      const chosen = { ...choice, color };
      setChoice(isGone(chosen) ? { color } : chosen);
    },
    chooseSize: (size: string | undefined) => setChoice({ ...choice, size }),
  };
}
