import styles from './Skeleton.module.css';

type Props = {
  /** CSS length; the height defaults to a line of text. */
  width?: string;
  height?: string;
  /** Whether the height equals the width, as for a product picture. */
  square?: boolean;
};

/**
 * Renders a decorative placeholder shape. Put a text such as 'Loading' beside it once. The shape is an `<svg>` with its
 * size in attributes, because the content security policy allows no styles in the server's HTML.
 */
export function Skeleton({ width = '100%', height = '1.25em', square = false }: Props) {
  if (square) return <svg className={`${styles.skeleton} ${styles.square}`} width={width} aria-hidden="true" />;
  return <svg className={styles.skeleton} width={width} height={height} aria-hidden="true" />;
}
