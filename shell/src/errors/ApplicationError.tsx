import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import styles from './ApplicationError.module.css';

/** Error page shown when the layout itself fails. */
export function ApplicationError() {
  useDocumentTitle('Unexpected Application Error!');
  return (
    <main className={styles.page}>
      <h1>Unexpected Application Error!</h1>
      <p>Something went wrong on our side. Loading the page again usually helps.</p>
      <Button onClick={() => location.assign('/ethereal')}>Back to home screen</Button>
    </main>
  );
}
