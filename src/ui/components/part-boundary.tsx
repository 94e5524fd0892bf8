import { Component, type ReactNode } from 'react';
import { useWords } from '#ui/hooks/words-context.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import { Button } from './button.tsx';
import css from './part-boundary.module.css';
import { Told } from './told.tsx';

type Props = {
  /** What the part is about: of something else it is tried afresh. */
  readonly about?: unknown;
  /** Whether it lies over the page. */
  readonly isOver?: boolean;
  readonly children: ReactNode;
};

type State = { readonly about: unknown; readonly isBroken: boolean };

/** A part that cannot be drawn takes nothing else along: it says so in its place, and can be tried again there. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { about: this.props.about, isBroken: false };

  static getDerivedStateFromError(): Pick<State, 'isBroken'> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ about }: Props, state: State): State | null {
    return about === state.about ? null : { about, isBroken: false };
  }

  override render(): ReactNode {
    const { isOver = false, children } = this.props;
    if (!this.state.isBroken) return children;
    return <BrokenPart isOver={isOver} onRetry={() => this.setState({ isBroken: false })} />;
  }
}

type BrokenProps = { readonly isOver: boolean; readonly onRetry: () => void };

function BrokenPart({ isOver, onRetry }: BrokenProps) {
  const words = useWords(commonWords);
  return (
    <div className={isOver ? `${css['broken']} ${css['over']}` : css['broken']}>
      <Told isUrgent>{words.partFailed}</Told>
      <Button kind="second" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
