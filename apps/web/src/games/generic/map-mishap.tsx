import { Component, type ReactNode } from 'react';
import { tellOfMishap, type Where } from '../../ui/tell-of-mishap.ts';

interface Props {
  readonly where: Where;
  /** What is shown in place of a map that breaks. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** A map that may break: the form beside it goes on without it. */
export class MapMishap extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error) {
    tellOfMishap(error, this.props.where);
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
