import { PageHead } from '@ethereal/web-kit/page/PageHead.tsx';
import type { ReactNode } from 'react';
import page from '../items/Page.module.css';
import styles from './InfoPage.module.css';

type Props = { title: string; lead: string; children: ReactNode };

/** Renders a text page: a title, a summary in one sentence, and sections. */
export function InfoPage({ title, lead, children }: Props) {
  return (
    <article className={`${page.page} stack-6`}>
      <PageHead title={title} description={lead} />
      <header className={`stack-3 prose ${styles.head}`}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </article>
  );
}

/** Renders a section of a text page under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`stack-3 prose ${styles.section}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
