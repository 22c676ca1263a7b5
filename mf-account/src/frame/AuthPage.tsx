import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import type { ReactNode } from 'react';
import styles from './AuthPage.module.css';

type Props = {
  title: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** Links to related pages, under the form beside the one to the home page. */
  links?: ReactNode;
};

/** Renders the frame of every page for logging in or regaining access. */
export function AuthPage({ title, lead, children, links }: Props) {
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <section className={`stack-5 panel ${styles.panel}`}>
        <h1 className="text-2xl">{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
        <nav className={styles.links} aria-label="Account">
          <Link to="/ethereal">Back to home screen</Link>
          {links}
        </nav>
      </section>
    </div>
  );
}
