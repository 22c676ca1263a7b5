import { CATEGORY_LABELS, type Category, IMAGE_FIELDS } from '@ethereal/contracts/fashion';
import type { Item } from '@ethereal/contracts/items';
import { FavoriteHeart } from '@ethereal/shop-ui/components/FavoriteHeart.tsx';
import { Price } from '@ethereal/shop-ui/components/Price.tsx';
import { RatingLine } from '@ethereal/shop-ui/components/RatingLine.tsx';
import { SaleEnds } from '@ethereal/shop-ui/components/SaleEnds.tsx';
import { IconButton } from '@ethereal/web-kit/components/IconButton.tsx';
import { LoadingPlace } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { Skeleton } from '@ethereal/web-kit/components/Skeleton.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { PageHead } from '@ethereal/web-kit/page/PageHead.tsx';
import { siteOrigin } from '@ethereal/web-kit/page/server-page.ts';
import { Link, useParams } from '@ethereal/web-kit/router.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import page from '../items/Page.module.css';
import { RandomItems } from '../items/RandomItems.tsx';
import { useRefetchAt } from '../items/useRefetchAt.ts';
import { categoryOf, pathOf } from '../lists/filters.ts';
import { Reviews } from '../reviews/Reviews.tsx';
import { BuyForm } from './BuyForm.tsx';
import { BuyNotes } from './BuyNotes.tsx';
import { FieldDetails } from './FieldDetails.tsx';
import { Gallery } from './Gallery.tsx';
import styles from './ItemPage.module.css';
import { productData } from './product-data.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { RelatedItems } from './RelatedItems.tsx';
import { useItem } from './useItem.ts';

/** Renders the placeholder of an item that loads: its picture beside name, price and sizes. */
function ItemSkeleton() {
  return (
    <div className={`${page.page} ${styles.page}`}>
      <LoadingPlace label="Loading the item">
        <div className={styles.columns}>
          <div className={styles.picture}>
            <Skeleton square />
          </div>
          <div className={styles.facts}>
            <Skeleton width="70%" height="2.5rem" />
            <Skeleton width="25%" height="2rem" />
            <Skeleton width="60%" height="3rem" />
            <Skeleton height="3.25rem" />
          </div>
        </div>
      </LoadingPlace>
    </div>
  );
}

const share = (name: string) =>
  import('./lazy-parts.ts').then(
    (file) => file.share(name),
    () => notify.error('The link could not be copied. Copy it from the address bar.'),
  );

/** Renders the button that shares the page of an item. */
const ShareButton = ({ name }: { name: string }) => (
  <IconButton label="Share" icon={<Share2 size={20} />} onClick={() => void share(name)} />
);

/** Renders the way from the home page to an item, whose name stands below as the heading. */
const Breadcrumb = ({ category }: { category: Category }) => (
  <nav className={`quiet line-2 ${styles.breadcrumb}`} aria-label="Breadcrumb">
    <Link to="/ethereal">Home</Link>
    <span aria-hidden="true">/</span>
    <Link to={`/ethereal/categories/${pathOf(category)}`}>{CATEGORY_LABELS[category]}</Link>
  </nav>
);

const NotFound = lazyPart(() => import('./lazy-parts.ts').then((file) => file.NotFound), <ItemSkeleton />);
const GoneItem = lazyPart(() => import('./lazy-parts.ts').then((file) => file.GoneItem), <ItemSkeleton />);

/** Renders the page of one item. */
export function ItemPage() {
  const { category: segment, id = '' } = useParams();
  const category = categoryOf(segment);
  return category ? <LoadedItem category={category} id={id} /> : <NotFound />;
}

function LoadedItem({ category, id }: { category: Category; id: string }) {
  const query = useItem(category, id);
  useRefetchAt(query.data?.saleEnds, query.refetch);
  return (
    <QueryView
      query={query}
      pending={<ItemSkeleton />}
      failed="The item could not be loaded."
      missing={<GoneItem category={category} id={id} />}
    >
      {(item) => <ItemView key={item._id} item={item} />}
    </QueryView>
  );
}

/** Returns the address of the picture of a color; undefined when the color has none of its own. */
function pictureOf({ colorImages = {}, ...item }: Item, color: string | undefined): string | undefined {
  const field = color === undefined ? undefined : colorImages[color];
  return field && item[field]?.url;
}

function ItemView({ item }: { item: Item }) {
  const [color, setColor] = useState<string>();
  const pictures = IMAGE_FIELDS.flatMap((field) => item[field]?.url || []);
  return (
    <div className={`${page.page} ${styles.page}`}>
      <PageHead
        title={item.name}
        description={item.description}
        type="product"
        image={item.image1.url}
        properties={{ 'product:price:amount': item.price.toFixed(2), 'product:price:currency': 'USD' }}
        jsonLd={process.env.ETHEREAL_BUILD === 'browser' ? {} : productData(item, siteOrigin())}
      />
      <Breadcrumb category={item.category} />
      <div className={styles.columns}>
        <Gallery pictures={pictures} name={item.name} wanted={pictureOf(item, color)} />
        <div className={styles.facts}>
          <div className={`line-4 spread ${styles.head}`}>
            <div className="stack-2 shrink">
              {item.brand && (
                <Link
                  className={`quiet strong wrap ${styles.brand}`}
                  dir="auto"
                  to={`/ethereal/all?brand=${encodeURIComponent(item.brand)}`}
                >
                  {item.brand}
                </Link>
              )}
              <h1 className={styles.name} dir="auto">
                {item.name}
              </h1>
              {item.rating && (
                <a className={styles.rating} href="#reviews">
                  <RatingLine rating={item.rating} />
                </a>
              )}
            </div>
            <div className={`line-2 ${styles.heart}`}>
              <ShareButton name={item.name} />
              <FavoriteHeart item={item} />
            </div>
          </div>
          <div className="stack-1">
            <Price amount={item.price} reduction={item} large />
            {item.formerPrice !== undefined && <SaleEnds at={item.saleEnds} />}
          </div>
          <BuyForm item={item} onColor={setColor} />
          <BuyNotes item={item} />
          <section className={`stack-3 ${styles.details}`} aria-labelledby="product-details">
            <h2 id="product-details">Product Details</h2>
            <p className="wrap keep-lines prose" dir="auto">
              {item.description}
            </p>
            <FieldDetails item={item} />
          </section>
        </div>
      </div>
      <Reviews item={item} />
      <RelatedItems item={item} />
      <RandomItems title="You May Like" exclude={item._id} />
      <RecentlyViewed item={item} />
    </div>
  );
}
