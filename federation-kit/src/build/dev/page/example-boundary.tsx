import { Component, type ReactNode } from 'react';
import { Thrown } from './thrown.tsx';

/** Keeps an example that throws from breaking the others. */
export class ExampleBoundary extends Component<
  { name: string; children: ReactNode },
  { thrown?: { error: unknown } }
> {
  override state: { thrown?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override render() {
    const { thrown } = this.state;
    return thrown ? <Thrown by={`“${this.props.name}”`} error={thrown.error} /> : this.props.children;
  }
}
