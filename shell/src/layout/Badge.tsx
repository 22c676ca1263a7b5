import styles from './Badge.module.css';

/** Returns the accessible name of a link to the cart, with the number of its lines. */
export const cartName = (count: number): string =>
  count > 0 ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart';

type Props = { count: number; one?: string; many?: string };

/** Renders a count in red, by default the number of cart lines. Renders nothing for 0. */
export function Badge({ count, one = 'item', many = 'items' }: Props) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{count === 1 ? `1 ${one}` : `${count} ${many}`}</span>
    </span>
  );
}
