import { isBrowserOffline } from '@ethereal/web-kit/api/browser-offline.ts';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { useLocation } from '@ethereal/web-kit/router.ts';
import { Component, type ReactNode, useEffect, useRef } from 'react';

type Props = {
  area: string;
  onRetry: () => void;
  /** Milliseconds after which a failed area in view is loaded again. Without a pause, only the button loads it. */
  pauseMs?: number;
  children: ReactNode;
};

/** Calls `onMove` when the path changes, because the next page of the area may load although this one failed. */
function OnMove({ onMove }: { onMove: () => void }) {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current !== pathname) onMove();
  });
  return null;
}

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
    clearInterval(this.timer);
    window.removeEventListener('online', this.retryIfFailed);
  }

  private timer: ReturnType<typeof setInterval> | undefined;

  private retryIfFailed = () => {
    if (this.state.failed) this.props.onRetry();
  };

  private retryInView = () => {
    if (document.visibilityState === 'visible') this.retryIfFailed();
  };

  override componentDidCatch(error: unknown) {
    console.warn(`The area ${this.props.area} is not available.`, error);
    const { pauseMs } = this.props;
    clearInterval(this.timer);
    if (pauseMs !== undefined) this.timer = setInterval(this.retryInView, pauseMs);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <OnMove onMove={() => this.setState({ failed: false })} />
        <ErrorState
          title={
            isBrowserOffline() ? 'This part of the shop is not loaded yet.' : 'This part of the shop is taking a break.'
          }
          onRetry={this.props.onRetry}
        >
          The rest of the shop works as usual. Please try again in a moment.
        </ErrorState>
      </>
    );
  }
}
