import type { Favorite } from '@ethereal/contracts/favorites';
import { countView } from '@ethereal/contracts/items';
import { fillPath } from '@ethereal/contracts/path-template';
import type { Rating } from '@ethereal/contracts/reviews';
import type { Availability } from '@ethereal/contracts/stock';
import { ColorDots } from '@ethereal/shop-ui/components/ColorDot.tsx';
import { FavoriteHeart } from '@ethereal/shop-ui/components/FavoriteHeart.tsx';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { Price } from '@ethereal/shop-ui/components/Price.tsx';
import { RatingLine } from '@ethereal/shop-ui/components/RatingLine.tsx';
import { SaleEnds } from '@ethereal/shop-ui/components/SaleEnds.tsx';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import { type ReactNode, useState } from 'react';
import styles from './ItemCard.module.css';

/** Returns the text, cut to `length` characters plus '...' when it is longer. Counts code points. */
function truncate(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
}

type Props = {
  item: Favorite & {
    availability?: Availability | undefined;
    rating?: Rating | undefined;
    brand?: string | undefined;
    colors?: readonly string[] | undefined;
    isBestseller?: boolean | undefined;
    isNew?: boolean | undefined;
    image2?: { url: string } | undefined;
  };
  /** Target of the card; default is the item's page (the analysis list leads to the dashboard). */
  href?: string;
  /** Content of the corner in place of the heart; `null` for nothing. */
  corner?: ReactNode;
  /** Content under the price, such as buttons of the page that shows the card. */
  footer?: ReactNode;
  /** Whether a press counts a view; false on the cart, favorites and your-items pages. */
  countsView?: boolean;
  /** Whether the card is in view without scrolling; its picture loads first. */
  priority?: boolean;
  sizes?: string;
};

/** Text about the stock of a card; none while there is plenty. */
const LABELS: Readonly<Record<Availability, string>> = {
  'in-stock': '',
  low: 'Few left',
  'sold-out': 'Sold out',
};

/** Renders an item in a list: picture, name, price and a control in the corner. */
export function ItemCard({ item, href, corner, footer, countsView = true, priority, sizes }: Props) {
  const heart = corner === undefined ? <FavoriteHeart item={item} /> : corner;
  const count = () => {
    if (countsView) {
      callApi(countView, { params: { itemId: item._id }, keepalive: true }).catch(() => undefined);
    }
  };
  return (
    <article className={styles.card}>
      <Link
        className={`stack-1 ${styles.link}`}
        to={href ?? `/ethereal/categories/${item.category}/${item._id}`}
        onClick={count}
        data-counts={countsView ? fillPath(countView.path, { itemId: item._id }) : undefined}
        onAuxClick={(event) => event.button === 1 && count()}
      >
        <span className={styles.pictures}>
          <Picture src={item.itemImg} alt="" {...(priority ? { priority } : {})} {...(sizes ? { sizes } : {})} />
          {item.availability && LABELS[item.availability] && (
            <span
              className={`amber strong ${styles.stock}`}
              data-sold-out={item.availability === 'sold-out' || undefined}
            >
              {LABELS[item.availability]}
            </span>
          )}
          {(item.isBestseller || item.isNew) && (
            <span className={styles.badge}>{item.isBestseller ? 'Bestseller' : 'New'}</span>
          )}
          {item.image2 && <SecondPicture src={item.image2.url} />}
        </span>
        {item.brand && (
          <span className="note wrap" dir="auto">
            {item.brand}
          </span>
        )}
        <h3 className={styles.name} dir="auto" title={item.name}>
          {truncate(item.name, 30)}
        </h3>
        <Price amount={item.price} reduction={item} />
        {item.formerPrice !== undefined && <SaleEnds at={item.saleEnds} />}
        <RatingLine rating={item.rating} />
      </Link>
      <ColorDots colors={item.colors} />
      {heart && <div className={`line-2 ${styles.corner}`}>{heart}</div>}
      {footer && <div className={`row-2 ${styles.footer}`}>{footer}</div>}
    </article>
  );
}

/** Renders a second picture of the item on hover. It loads when a mouse comes near, so touch devices never load it. */
function SecondPicture({ src }: { src: string }) {
  const [isNear, setIsNear] = useState(false);
  return (
    <span
      className={styles.second}
      ref={(place) => {
        // A mouse that was over the card before hydration fires no enter event.
        if (place?.matches(':hover')) setIsNear(true);
      }}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setIsNear(true)}
    >
      {isNear && <Picture src={src} alt="" />}
    </span>
  );
}
