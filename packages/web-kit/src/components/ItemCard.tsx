import type { Favorite } from '@ethereal/contracts/favorites';
import { countView } from '@ethereal/contracts/items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { FavoriteHeart } from '@ethereal/web-kit/components/FavoriteHeart.tsx';
import { Picture } from '@ethereal/web-kit/components/Picture.tsx';
import { Price } from '@ethereal/web-kit/components/Price.tsx';
import { truncate } from '@ethereal/web-kit/format/truncate.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import type { ReactNode } from 'react';
import styles from './ItemCard.module.css';

type Props = {
  item: Favorite;
  /** Where the card leads; the item's page unless told (the analysis list leads to the dashboard). */
  href?: string;
  /** What stands in the corner in place of the heart; `null` for nothing. */
  corner?: ReactNode;
  /** Under the price: buttons of the page that shows the card. */
  footer?: ReactNode;
  /** A press counts a view, except on the cart, favourites and your-items pages. */
  countsView?: boolean;
  /** Shown on hover, when the item has one. */
  secondImage?: string | undefined;
  /** For the cards that are seen without scrolling. */
  priority?: boolean;
  sizes?: string;
};

/** An item in a list: picture, name, price and a control in the corner. */
export function ItemCard({
  item,
  href,
  corner,
  footer,
  countsView = true,
  secondImage,
  priority,
  sizes,
}: Props) {
  const heart = corner === undefined ? <FavoriteHeart item={item} /> : corner;
  const count = () => {
    if (countsView) {
      callApi(countView, { params: { itemId: item._id }, keepalive: true }).catch(() => undefined);
    }
  };
  return (
    <article className={styles.card}>
      <Link
        className={styles.link}
        to={href ?? `/ethereal/categories/${item.category}/${item._id}`}
        onClick={count}
        onAuxClick={(event) => event.button === 1 && count()}
      >
        <span className={styles.pictures}>
          <Picture
            src={item.itemImg}
            alt=""
            {...(priority ? { priority } : {})}
            {...(sizes ? { sizes } : {})}
          />
          {secondImage && <Picture className={styles.second ?? ''} src={secondImage} alt="" />}
        </span>
        <h3 className={styles.name} title={item.name}>
          {truncate(item.name, 30)}
        </h3>
        <Price amount={item.price} />
      </Link>
      {heart && <div className={styles.corner}>{heart}</div>}
      {footer && <div className={styles.footer}>{footer}</div>}
    </article>
  );
}
