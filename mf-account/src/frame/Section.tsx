import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

type Props = {
  title: string;
  /** Sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
};

/** Renders a part of the account's settings in a frame. */
export function Section({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
