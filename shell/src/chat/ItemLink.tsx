import type { Category } from '@ethereal/contracts/fashion';
import { getItem } from '@ethereal/contracts/items';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import { useQuery } from '@tanstack/react-query';
import styles from './ItemLink.module.css';

type Props = { path: string; category: Category; id: string; name: string; price: string };

/** Renders an item that the assistant mentions as a small card, also when the item has no picture. */
export function ItemLink({ path, category, id, name, price }: Props) {
  const { data } = useQuery({
    queryKey: [...keys.item(id), 'chat-picture'],
    queryFn: ({ signal }) => callApi(getItem, { params: { category, id }, signal }),
    select: ({ itemImg }) => itemImg,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <Link to={path} className={`line-3 center ${styles.card}`} data-item={id}>
      <span className={styles.picture}>{data && <Picture src={data} alt="" sizes="56px" />}</span>
      <span className={styles.text}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className="muted">{price}</span>
      </span>
    </Link>
  );
}
