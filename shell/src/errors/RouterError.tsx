import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useRouteError } from '@ethereal/web-kit/router.ts';
import { useEffect } from 'react';
import styles from './RouterError.module.css';

/** What is left when the layout itself fails. */
export function RouterError() {
  const error = useRouteError();
  useDocumentTitle('Unexpected Application Error!');
  useEffect(() => console.warn('The page could not be shown.', error), [error]);
  return (
    <main className={styles.page} role="alert">
      <h1>Unexpected Application Error!</h1>
      <p>Something went wrong on our side. Loading the page again usually helps.</p>
      <Button onClick={() => location.assign('/ethereal')}>Back to home screen</Button>
    </main>
  );
}
