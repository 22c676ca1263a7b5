import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import styles from './Page.module.css';

export function Page() {
  useDocumentTitle('Sample');
  return (
    <div className={styles.page}>
      <h1>Sample</h1>
      <EmptyState title="A new part of the shop begins here." />
    </div>
  );
}
