import { Component, type ReactNode } from 'react';

/** Keeps an example that throws from breaking the others. */
export class ExampleBoundary extends Component<{ name: string; children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <p className="workbench-error" lang="en" role="alert">
        “{this.props.name}” threw: {error instanceof Error ? error.message : String(error)}
      </p>
    );
  }
}
