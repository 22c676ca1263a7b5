import { Component, type ReactNode } from 'react';
import { ApplicationError } from './ApplicationError.tsx';

/** Shows the error page when the layout itself fails. The outermost error boundary. */
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
