import { CATEGORIES } from '@ethereal/contracts/fashion';
import { formatMoney } from '@ethereal/contracts/format-money';
import { getItem } from '@ethereal/contracts/items';
import type { Report } from '@ethereal/contracts/reports';
import { sourcesOf } from '@ethereal/shop-ui/components/picture-sources.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';
import { SellerLink } from '../people/PersonLink.tsx';
import styles from './Reports.module.css';

/** Category and id in the link of a reported item. */
const ITEM_LINK = /^\/ethereal\/categories\/([\w-]+)\/([0-9a-f]{24})$/;

/** Renders the picture, price and seller of a reported item; nothing for an item that is not in the shop. */
export function ReportedItem({ target }: Pick<Report, 'target'>) {
  const [, place = '', id = ''] = ITEM_LINK.exec(target.link) ?? [];
  const category = CATEGORIES.find((it) => it === place);
  const { data: item } = useQuery({
    queryKey: [...keys.item(id), 'mf-operator'],
    queryFn: ({ signal }) => (category ? callApi(getItem, { params: { category, id }, signal }) : null),
    enabled: category !== undefined,
    retry: false,
  });
  if (!item) return null;
  return (
    <div className={`line-3 center ${styles.item}`}>
      <a href={item.image1.url} target="_blank" rel="noopener noreferrer">
        <img {...sourcesOf(item.image1.url)} sizes="6rem" width={96} height={96} loading="lazy" alt={item.name} />
      </a>
      <p className="quiet">
        {formatMoney(item.price)} · sold by <SellerLink id={item.user} />
      </p>
    </div>
  );
}
