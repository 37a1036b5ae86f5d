import { Component, type ReactNode } from 'react';
import { tellOfMishap, type Where } from './tell-of-mishap.ts';

interface BoundaryProps {
  readonly where: Where;
  /** Shown in place of the broken part. */
  instead(error: Error): ReactNode;
  readonly children: ReactNode;
}

/** Something that may break: it is told of, and what is around it goes on. */
export class Boundary extends Component<BoundaryProps, { readonly error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    tellOfMishap(error, this.props.where);
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.instead(error) : this.props.children;
  }
}
