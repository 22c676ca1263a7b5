import type { RankedItem } from '@ethereal/contracts/analytics';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import card from '../CountCard.module.css';
import styles from './RankedItems.module.css';

type Props = {
  title: string;
  items: readonly RankedItem[];
  empty: string;
  /** Returns the text about an item. */
  figures(item: RankedItem): string;
};

/** Lists some of the seller's items in a given order, each with a link to its dashboard. */
export function RankedItems({ title, items, empty, figures }: Props) {
  return (
    <section className={`card ${card.card}`} aria-label={title}>
      <h3 className={card.title}>{title}</h3>
      {items.length === 0 && <p className="quiet">{empty}</p>}
      <ol className="stack-2">
        {items.map((item) => (
          <li key={item._id}>
            <Link
              className={`line-3 center ${styles.item}`}
              to={`/ethereal/profile/item-analysis/dashboard/${item._id}`}
            >
              <span className={styles.picture}>
                <Picture src={item.itemImg} alt="" sizes="48px" />
              </span>
              <span className="grid shrink">
                <span className="ellipsis" dir="auto">
                  {item.name}
                </span>
                <span className="quiet numbers">{figures(item)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
