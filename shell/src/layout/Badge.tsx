import styles from './Badge.module.css';

const wordsOf = (count: number, one = 'item', many = 'items') => `${count} ${count === 1 ? one : many}`;

/** Returns the accessible name of a link to the cart, with the number of its lines. */
export const cartName = (count: number): string => (count > 0 ? `Cart, ${wordsOf(count)}` : 'Cart');

type Props = { count: number; one?: string; many?: string };

/** Renders a count in red, by default the number of cart lines. Renders nothing for 0. */
export function Badge({ count, one, many }: Props) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{wordsOf(count, one, many)}</span>
    </span>
  );
}
