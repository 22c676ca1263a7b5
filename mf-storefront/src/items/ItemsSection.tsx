import { type ReactNode, useId } from 'react';
import styles from './ItemsSection.module.css';

/** Renders a section below the content of a page: a title, and items. */
export function ItemsSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={`stack-5 ${styles.section}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
