import { PackageOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

type Props = {
  title: ReactNode;
  children?: ReactNode;
  icon?: ReactNode;
  /** Next step: a link or a button. */
  action?: ReactNode;
};

/** Renders a message in place of an empty list. */
export function EmptyState({ title, children, icon, action }: Props) {
  return (
    <div className={`stack-4 one-column ${styles.notice}`}>
      <div className={styles.picture} aria-hidden="true">
        {icon ?? <PackageOpen size={44} strokeWidth={1.4} />}
      </div>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
