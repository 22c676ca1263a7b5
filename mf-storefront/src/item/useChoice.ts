import type { Size } from '@ethereal/contracts/fashion';
import type { Stock } from '@ethereal/contracts/stock';
import { availableIn } from '@ethereal/contracts/stock-rules';
import { useState } from 'react';

/** The color and size that a buyer has chosen; a color that is sold out in the chosen size takes the size back. */
export function useChoice(available: Stock | undefined) {
  const [color, setColor] = useState<string>();
  const [size, setSize] = useState<Size>();

  function chooseColor(chosen: string | undefined) {
    setColor(chosen);
    if (availableIn(available, { color: chosen, size }) === 0) setSize(undefined);
  }

  return { color, size, chooseColor, chooseSize: setSize };
}
