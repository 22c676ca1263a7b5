import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { Component, type ReactNode } from 'react';
import styles from './ApplicationBoundary.module.css';

/** Renders the error page shown when the layout itself fails. */
function ApplicationError() {
  useDocumentTitle('Unexpected Application Error!');
  return (
    <main className={`stack-5 ${styles.page}`}>
      <h1>Unexpected Application Error!</h1>
      <p>Something went wrong on our side. Loading the page again usually helps.</p>
      <Button onClick={() => location.assign('/ethereal')}>Back to home screen</Button>
    </main>
  );
}

/** The outermost error boundary: renders the error page when the layout itself fails. */
export class ApplicationBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn('The page could not be shown.', error);
  }

  override render() {
    return this.state.failed ? <ApplicationError /> : this.props.children;
  }
}
