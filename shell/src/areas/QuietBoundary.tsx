import { Component, type ReactNode } from 'react';

/** Renders nothing in place of children that fail. It wraps parts that a page can do without. */
export class QuietBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
