import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import type { ComponentProps, ReactNode } from 'react';
import styles from './MemberPage.module.css';

type Heading = {
  /** Heading of the page, and title of the browser tab. */
  title: string;
  /** Sentence under the heading. */
  lead?: ReactNode;
};

/** Renders a page of the profile: its heading, and its parts one below the other. */
export function ProfilePage({ title, lead, children }: Heading & { children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}

/** Renders a page of the profile for a user who is logged in, and asks a visitor to log in. */
export function MemberPage({ title, lead, ...members }: Heading & ComponentProps<typeof MembersOnly>) {
  return (
    <ProfilePage title={title} lead={lead}>
      <MembersOnly {...members} />
    </ProfilePage>
  );
}
