import { Component, type ComponentClass, type ReactNode } from 'react';
import type { AppProps } from 'single-spa';

/** What single-spa-react passes to a boundary: the parcel's props and the island. */
type BoundaryProps = AppProps & { children?: ReactNode };

/**
 * Makes the error boundary of one island. When the island throws, it leaves the element empty and tells `onError` before the
 * browser paints.
 */
export function errorBoundaryFor(onError: (error: unknown) => void): ComponentClass<BoundaryProps> {
  return class IslandErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
    override state = { failed: false };

    static getDerivedStateFromError() {
      return { failed: true };
    }

    override componentDidCatch(error: unknown) {
      onError(error);
    }

    override render() {
      return this.state.failed ? null : this.props.children;
    }
  };
}
