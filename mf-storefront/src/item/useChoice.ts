import type { Item } from '@ethereal/contracts/items';
import { availableIn } from '@ethereal/contracts/stock-rules';
import { useState } from 'react';

/** Chosen color and size of an item. */
export type ItemChoice = { color?: string | undefined; size?: string | undefined };

/**
 * Returns the chosen color and size of an item. Choosing a color that is sold out in the chosen size removes the size.
 */
export function useChoice({ available }: Pick<Item, 'available'>) {
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
