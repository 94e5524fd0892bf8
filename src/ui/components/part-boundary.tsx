import { Component, type ReactNode } from 'react';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { Button } from './button.tsx';
import css from './part-boundary.module.css';
import { Told } from './told.tsx';

type Props = {
  readonly children: ReactNode;
};

type State = { readonly isBroken: boolean };

/**
 * A part that cannot be drawn takes nothing else along: it says so in its place, and can be tried again there. Of something
 * else, which its key tells, it is tried afresh.
 */
export class PartBoundary extends Component<Props, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return <BrokenPart onRetry={() => this.setState({ isBroken: false })} />;
  }
}

function BrokenPart({ onRetry }: { readonly onRetry: () => void }) {
  const messages = useMessages(commonMessages);
  return (
    <div className={css['broken']}>
      <Told isUrgent>{messages.partFailed}</Told>
      <Button kind="second" onClick={onRetry}>
        {messages.retry}
      </Button>
    </div>
  );
}
