import styles from './Badge.module.css';

/** Returns the accessible name of a link to the cart, with the number of its lines. */
export const cartName = (count: number): string =>
  count > 0 ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart';

/** Renders a count in red, for the eye alone: the link around it has a name with the count. Renders nothing for 0. */
export function Badge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
