import styles from './Badge.module.css';

/** The red number of cart lines; nothing at 0. */
export function Badge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{count === 1 ? '1 item' : `${count} items`}</span>
    </span>
  );
}
