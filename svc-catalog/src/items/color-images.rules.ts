import type { ImageField } from '@ethereal/contracts/fashion';
import type { Pictures } from './item.ts';

/** Picture of each color, by the field of the picture. A color without an entry has the first picture. */
export type ColorImages = Readonly<Record<string, ImageField>>;

type Owner = { colors?: readonly string[] | undefined; images: Pictures; colorImages?: ColorImages | undefined };

/** Returns the pictures of those colors that the item has, without pictures that it does not have. */
export function fittingColorImages({ colors = [], images, colorImages = {} }: Owner): ColorImages | undefined {
  const fitting = Object.entries(colorImages).filter(([color, field]) => colors.includes(color) && images[field]);
  return fitting.length > 0 ? Object.fromEntries(fitting) : undefined;
}

/** Returns the address of the picture of each color; undefined when every color has the first picture. */
export function colorImageUrls(item: Owner): Record<string, string> | undefined {
  const fitting = fittingColorImages(item);
  if (!fitting) return undefined;
  return Object.fromEntries(
    Object.entries(fitting).flatMap(([color, field]) => {
      const url = item.images[field]?.url;
      return url === undefined ? [] : [[color, url]];
    }),
  );
}
