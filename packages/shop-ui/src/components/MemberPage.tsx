import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import type { ComponentProps, ReactNode } from 'react';
import styles from './MemberPage.module.css';

type Props = ComponentProps<typeof MembersOnly> & {
  /** Heading of the page, and title of the browser tab. */
  title: string;
  /** Sentence under the heading. */
  lead?: ReactNode;
};

/** Renders a page of the profile, one part below the other, for a user who is logged in. Asks a visitor to log in. */
export function MemberPage({ title, lead, ...members }: Props) {
  useDocumentTitle(title);
  return (
    <div className="stack-5 one-column">
      <header>
        <h1 className="text-2xl">{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      <MembersOnly {...members} />
    </div>
  );
}
