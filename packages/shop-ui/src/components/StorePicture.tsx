import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import type { ReactNode } from 'react';
import styles from './StorePicture.module.css';

type Props = {
  /** Address of the picture; without one `children` replace it. */
  src: string | undefined;
  alt: string;
  priority?: boolean;
  children: ReactNode;
};

/** Renders a seller's round picture, or its replacement. */
export function StorePicture({ src, alt, priority, children }: Props) {
  if (src !== undefined)
    return <Picture className={styles.picture ?? ''} src={src} alt={alt} sizes="7rem" priority={priority} />;
  return (
    <span className={`${styles.picture} ${styles.none}`} aria-hidden="true">
      {children}
    </span>
  );
}
