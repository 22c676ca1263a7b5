import type { Item } from '@ethereal/contracts/items';
import { sizesIn } from '../goods/wishes.ts';
import type { Reading } from '../reading/reading.ts';

/** Returns the size of an item that a message names: 'US 9.5' in full, or as 'size 9.5'. */
export function sizeNamed(reading: Reading, { size, otherSizes = [] }: Pick<Item, 'size' | 'otherSizes'>) {
  const words = ` ${reading.text.toLowerCase().replaceAll(/[\s,;!?]+|\.(?=\s|$)/g, ' ')} `;
  const says = (phrase: string) => words.includes(` ${phrase.toLowerCase()} `);
  return (
    sizesIn(reading).find((one) => size.includes(one)) ??
    otherSizes.find(says) ??
    otherSizes.find((one) => says(`size ${one.split(' ').at(-1)}`))
  );
}
