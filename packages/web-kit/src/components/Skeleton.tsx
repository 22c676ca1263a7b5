import styles from './Skeleton.module.css';

type Props = {
  /** CSS lengths; the height defaults to a line of text. */
  width?: string;
  height?: string;
  /** As wide as it is high, like a product picture. */
  square?: boolean;
};

/**
 * The shape of something that loads. Decoration only: say 'loading' beside it once.
 * An `<svg>`, whose size stands in attributes of its own: the page's policy allows no styles in the server's HTML.
 */
export function Skeleton({ width = '100%', height = '1.25em', square = false }: Props) {
  if (square) return <svg className={`${styles.skeleton} ${styles.square}`} width={width} aria-hidden="true" />;
  return <svg className={styles.skeleton} width={width} height={height} aria-hidden="true" />;
}
