import { CATEGORY_LABELS, type Category } from '@ethereal/contracts/fashion';
import { listItems } from '@ethereal/contracts/items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Picture } from '@ethereal/web-kit/components/Picture.tsx';
import { keys } from '@ethereal/web-kit/query/keys.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import { useQuery } from '@tanstack/react-query';
import styles from './CategoriesPage.module.css';

/** A way into a category, with its newest item as the picture. */
export function CategoryTile({ category }: { category: Category }) {
  const { data } = useQuery({
    queryKey: [...keys.items, 'tile', category],
    queryFn: ({ signal }) => callApi(listItems, { query: { category, limit: '1' }, signal }),
  });
  const newest = data?.items[0];
  return (
    <Link className={styles.tile} to={`/ethereal/categories/${category}`}>
      <span className={styles.picture}>
        {newest && <Picture src={newest.itemImg} alt="" sizes="(min-width: 48rem) 33vw, 50vw" priority />}
      </span>
      <h2 className={styles.name}>{CATEGORY_LABELS[category]}</h2>
    </Link>
  );
}
