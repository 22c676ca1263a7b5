import type { Favorite } from '@ethereal/contracts/favorites';
import { useFavorite } from '@ethereal/shop-ui/favorites/useFavorite.ts';
import { Heart } from 'lucide-react';
import styles from './FavoriteHeart.module.css';

type Props = {
  item: Favorite;
  /** Called when a press removes the favorite. */
  onRemove?: () => void;
};

/** Renders the heart of an item: red and filled for a favorite. A press adds or removes the favorite. */
export function FavoriteHeart({ item, onRemove }: Props) {
  const { isFavorite, toggle } = useFavorite(item);
  return (
    <button
      type="button"
      className={`round ${styles.heart}`}
      aria-pressed={isFavorite}
      aria-label={`Favorite: ${item.name}`}
      onClick={() => {
        toggle();
        if (isFavorite) onRemove?.();
      }}
    >
      <Heart size={20} aria-hidden="true" />
    </button>
  );
}
