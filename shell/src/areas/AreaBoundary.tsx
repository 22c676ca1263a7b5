import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { Component, type ReactNode } from 'react';

type Props = { area: string; onRetry: () => void; children: ReactNode };

/** Confines the failure of one area, while it loads or renders, to the area's place on the page. */
export class AreaBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    window.addEventListener('online', this.retryIfFailed);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retryIfFailed);
  }

  private retryIfFailed = () => {
    if (this.state.failed) this.props.onRetry();
  };

  override componentDidCatch(error: unknown) {
    console.warn(`The area ${this.props.area} is not available.`, error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        title={
          navigator.onLine ? 'This part of the shop is taking a break.' : 'This part of the shop is not loaded yet.'
        }
        onRetry={this.props.onRetry}
      >
        The rest of the shop works as usual. Please try again in a moment.
      </ErrorState>
    );
  }
}
