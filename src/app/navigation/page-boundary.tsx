import { Component, type ReactNode } from 'react';
import type { ShownPage } from './open-page.ts';

type Props = {
  readonly page: ShownPage;
  /** What stands in the place of a page that cannot be drawn. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
};

type State = { readonly page: ShownPage; readonly isBroken: boolean };

/** The last resort: a screen that throws takes its own page along, and the next page is tried afresh. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page, isBroken: false };

  static getDerivedStateFromError(): Pick<State, 'isBroken'> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, isBroken: false };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
