import { listItems } from '@ethereal/contracts/items';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { RatingLine } from '@ethereal/shop-ui/components/RatingLine.tsx';
import { countOfItems } from '@ethereal/shop-ui/format/count-of-items.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Skeleton } from '@ethereal/web-kit/components/Skeleton.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import { useQuery } from '@tanstack/react-query';
import { useSeller } from '../../sellers/useSeller.ts';
import styles from './SellerCard.module.css';

const ITEM_COUNT = 3;

/**
 * Renders a seller with some of their items and a link to the seller's page. Renders nothing if the seller cannot be
 * loaded.
 */
export function SellerCard({ id }: { id: string }) {
  const { data: seller, isPending } = useSeller(id);
  const items = useQuery({
    queryKey: [...keys.items, 'seller-goods', id],
    queryFn: ({ signal }) => callApi(listItems, { query: { seller: id, limit: String(ITEM_COUNT) }, signal }),
  });
  if (isPending) return <Skeleton height="17rem" />;
  if (!seller) return null;
  return (
    <Link className={`stack-4 top pad-4 panel ${styles.card}`} to={`/ethereal/sellers/${id}`}>
      <span className={`stack-2 ${styles.goods}`} aria-hidden="true">
        {items.data?.items.map(({ _id, itemImg }) => (
          <Picture key={_id} src={itemImg} alt="" sizes="(min-width: 48rem) 9rem, 30vw" />
        ))}
      </span>
      <span className={`stack-2 ${styles.text}`}>
        <strong className={styles.name} dir="auto">
          {seller.name}
        </strong>
        <span className={`quiet ${styles.facts}`}>
          <RatingLine rating={seller.rating} />
          <span>{countOfItems(seller.items)}</span>
        </span>
        {seller.about && (
          <span className={`quiet wrap ${styles.about}`} dir="auto">
            {seller.about}
          </span>
        )}
      </span>
    </Link>
  );
}
