import { Skeleton } from '@ethereal/web-kit/components/Skeleton.tsx';
import type { ReactNode } from 'react';
import styles from './LoadingPlace.module.css';

type Props = {
  /** Text for screen readers, such as 'Loading your orders'. */
  label: string;
  /** Skeletons in the shape of the content. */
  children: ReactNode;
};

/** Renders the placeholder of a page's main part while it loads. */
export function LoadingPlace({ label, children }: Props) {
  return (
    <div className={styles.place} role="status">
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}

/** Renders the placeholder of a list of rows while it loads, each `height` high (a CSS length). */
export function LoadingRows({ label, height }: { label: string; height: string }) {
  return (
    <LoadingPlace label={label}>
      <div className="stack-4">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} height={height} />
        ))}
      </div>
    </LoadingPlace>
  );
}
