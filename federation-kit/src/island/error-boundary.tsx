import { Component, type ComponentClass, type ReactNode } from 'react';
import type { AppProps } from 'single-spa';

/** Props from single-spa-react: the parcel's props, and the island as children. */
type BoundaryProps = AppProps & { children?: ReactNode };

/**
 * Creates the error boundary for one island. If the island throws, it empties the element and calls `onError` before the browser
 * paints.
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
