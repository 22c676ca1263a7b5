import { type ReactNode, useId } from 'react';
import styles from './PersonSection.module.css';

/** Renders a part of the page of a person below its title. */
export function PersonSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`stack-2 ${styles.part}`} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

/** Renders the text in place of a list without rows. */
export const NoRows = ({ children }: { children: ReactNode }) => <p className="quiet">{children}</p>;
