import lists from '../lists/Lists.module.css';
import { ItemRow } from './ItemRow.tsx';
import { useFeaturedItems } from './useFeaturedItems.ts';

/** Lists the items that come first on the home page. */
export function FeaturedItems() {
  const { data: items = [] } = useFeaturedItems();
  if (items.length === 0) return null;
  return (
    <section className={lists.page} aria-labelledby="featured">
      <h2 id="featured">Featured on the home page</h2>
      <ul className={lists.rows}>
        {items.map((item) => (
          <li key={item._id}>
            <ItemRow item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
