import type { Item, ItemPage } from '@ethereal/contracts/items';
import { preloadPicture } from '@ethereal/shop-ui/components/picture-sources.ts';
import type { InfiniteData } from '@tanstack/react-query';
import { CARD_SIZES, CARDS_IN_VIEW, MAIN_PICTURE_SIZES } from './items/picture-sizes.ts';

/** Preloads the pictures that an item or a list shows first. */
export function preloadPictures(found: Item | InfiniteData<ItemPage> | undefined): void {
  if (!found) return;
  if ('image1' in found) preloadPicture(found.image1.url, MAIN_PICTURE_SIZES);
  const cards = 'pages' in found ? found.pages[0]?.items.slice(0, CARDS_IN_VIEW) : undefined;
  for (const { itemImg } of cards ?? []) preloadPicture(itemImg, CARD_SIZES);
}
