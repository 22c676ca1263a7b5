import { type Category, IMAGE_FIELDS } from '@ethereal/contracts/fashion';
import type { Item } from '@ethereal/contracts/items';
import { ApiError } from '@ethereal/web-kit/api/errors.ts';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { FavoriteHeart } from '@ethereal/web-kit/components/FavoriteHeart.tsx';
import { NotFound } from '@ethereal/web-kit/components/NotFound.tsx';
import { Price } from '@ethereal/web-kit/components/Price.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useParams } from '@ethereal/web-kit/router.ts';
import page from '../items/Page.module.css';
import { RandomItems } from '../items/RandomItems.tsx';
import { categoryOf } from '../lists/filters.ts';
import { BuyForm } from './BuyForm.tsx';
import { Gallery } from './Gallery.tsx';
import styles from './ItemPage.module.css';
import { useItem } from './useItem.ts';

/** One item, to look at and to buy. */
export function ItemPage() {
  const { category: segment, id = '' } = useParams();
  const category = categoryOf(segment);
  return category ? <LoadedItem category={category} id={id} /> : <NotFound />;
}

function LoadedItem({ category, id }: { category: Category; id: string }) {
  const { data: item, error, isPending, isFetching, refetch } = useItem(category, id);
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  if (isPending) return <Spinner label="Loading the item" />;
  if (!item)
    return <ErrorState title="The item could not be loaded." onRetry={() => refetch()} busy={isFetching} />;
  return <ItemView key={item._id} item={item} />;
}

function ItemView({ item }: { item: Item }) {
  useDocumentTitle(item.name);
  const pictures = IMAGE_FIELDS.flatMap((field) => item[field]?.url || []);
  return (
    <div className={`${page.page} ${styles.page}`}>
      <div className={styles.columns}>
        <Gallery pictures={pictures} name={item.name} />
        <div className={styles.facts}>
          <div className={styles.head}>
            <h1 className={styles.name}>{item.name}</h1>
            <div className={styles.heart}>
              <FavoriteHeart item={item} />
            </div>
          </div>
          <Price amount={item.price} large />
          <BuyForm item={item} />
          <section className={styles.details} aria-labelledby="product-details">
            <h2 id="product-details">Product Details</h2>
            <p className={styles.description}>{item.description}</p>
          </section>
        </div>
      </div>
      <RandomItems title="You May Like" exclude={item._id} />
    </div>
  );
}
