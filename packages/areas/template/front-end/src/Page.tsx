import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { PageHead } from '@ethereal/web-kit/page/PageHead.tsx';
import styles from './Page.module.css';

export function Page() {
  return (
    <div className={styles.page}>
      <PageHead title="Sample" description="A new part of the shop begins here." />
      <h1>Sample</h1>
      <EmptyState title="A new part of the shop begins here." />
    </div>
  );
}
