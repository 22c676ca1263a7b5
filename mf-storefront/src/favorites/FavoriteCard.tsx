import { addFavorite, type ListedFavorite } from '@ethereal/contracts/favorites';
import { formatMoney } from '@ethereal/contracts/format-money';
import { getItem, type Item } from '@ethereal/contracts/items';
import { FavoriteHeart } from '@ethereal/shop-ui/components/FavoriteHeart.tsx';
import { ItemCard } from '@ethereal/shop-ui/components/ItemCard.tsx';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddToCart } from '../item/useAddToCart.ts';
import { type ItemChoice, missingChoice } from '../item/useItemChoice.ts';
import { CARD_SIZES } from '../items/picture-sizes.ts';
import styles from './FavoritesPage.module.css';

const ChoiceSheet = lazyPart(() => import('../item/ChoiceSheet.tsx').then((file) => file.ChoiceSheet));

type Props = { favorite: ListedFavorite; priority: boolean };

/** Renders a favorite with the change of its price, and a button that adds it to the cart. */
export function FavoriteCard({ favorite, priority }: Props) {
  const { _id: id, name, category } = favorite;
  const client = useQueryClient();
  const [itemToChoose, setItemToChoose] = useState<Item>();
  const { add, isPending } = useAddToCart();
  const restore = useAction({
    mutationFn: () => callApi(addFavorite, { body: { productId: id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.favorites }),
    failed: 'The favorite could not be put back. Please try again.',
  });
  const read = useAction({
    mutationFn: () => callApi(getItem, { params: { category, id } }),
    onSuccess: (item) => (missingChoice(item, {}) ? setItemToChoose(item) : buy({})),
    failed: 'The item could not be loaded. Please try again.',
  });
  function buy({ color, size }: ItemChoice) {
    setItemToChoose(undefined);
    add({ productId: id, quantity: 1, colorChosen: color, sizeChosen: size });
  }
  return (
    <>
      <ItemCard
        item={favorite}
        countsView={false}
        priority={priority}
        sizes={CARD_SIZES}
        corner={
          <FavoriteHeart
            item={favorite}
            onRemove={() =>
              notify.success('Removed from your favorites', { label: 'Undo', onPress: () => restore.mutate() })
            }
          />
        }
        footer={
          <>
            <PriceChange favorite={favorite} />
            <Button
              size="small"
              variant="secondary"
              wide
              aria-label={`Add to Cart: ${name}`}
              busy={isPending || read.isPending}
              disabled={favorite.availability === 'sold-out'}
              onClick={() => read.mutate()}
            >
              {favorite.availability === 'sold-out' ? 'Sold out' : 'Add to Cart'}
            </Button>
          </>
        }
      />
      {itemToChoose && (
        <ChoiceSheet item={itemToChoose} choice={{}} onAdd={buy} onClose={() => setItemToChoose(undefined)} />
      )}
    </>
  );
}

/** Renders by how much the price differs from the price when the item became a favorite; nothing without a change. */
function PriceChange({ favorite: { price, priceWhenAdded = price } }: { favorite: ListedFavorite }) {
  if (price === priceWhenAdded) return null;
  const isCheaper = price < priceWhenAdded;
  return (
    <p className={`quiet ${styles.change}`} data-cheaper={isCheaper || undefined}>
      {formatMoney(Math.abs(price - priceWhenAdded))} {isCheaper ? 'cheaper' : 'dearer'} than when you added it
    </p>
  );
}
