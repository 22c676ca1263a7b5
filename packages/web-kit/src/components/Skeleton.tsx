import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

type Props = {
  /** CSS lengths; the height defaults to a line of text. */
  width?: string;
  height?: string;
  /** As wide as it is high, like a product picture. */
  square?: boolean;
};

/** The shape of something that loads. Decoration only: say 'loading' beside it once. */
export function Skeleton({ width = '100%', height = '1.25em', square = false }: Props) {
  const shape: CSSProperties = square ? { width, aspectRatio: '1' } : { width, height };
  return <span className={styles.skeleton} style={shape} aria-hidden="true" />;
}
