import type { CartLine } from '@ethereal/contracts/cart';

type Short = Pick<CartLine, 'shortage' | 'colorChosen' | 'sizeChosen'>;

/** Returns why a line cannot be ordered, and what the buyer can do. */
export function shortageText({ shortage, colorChosen, sizeChosen }: Short): string {
  const choice = [colorChosen, sizeChosen && `size ${sizeChosen}`].filter(Boolean).join(', ');
  const inChoice = choice && ` in ${choice}`;
  if (shortage === 'Sold out.') return `Sold out${inChoice}. Please choose another or delete it.`;
  return shortage?.startsWith('Only') ? shortage.replace('.', `${inChoice}.`) : (shortage ?? '');
}
