import { Button } from '#ui/components/button.tsx';
import { Sentence } from '#ui/components/sentence.tsx';
import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { accountPageMessages } from '#viewmodels/messages/account-page/en.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import type { MomentView } from '#viewmodels/shared/moment-text.ts';
import css from './account-note.module.css';

type Props = {
  /** When what is shown was read, where it could not be read anew; null where nothing has to be said. */
  readonly savedAt: MomentView | null;
  /** Whether there is something to show. */
  readonly isKnown: boolean;
  readonly isOnline: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
};

/** How old what stands below is, and why there is nothing when there is not. */
export function AccountNote({ savedAt, isKnown, isOnline, hasFailed, onRetry }: Props) {
  const messages = useMessages(accountPageMessages);
  const retry = useMessages(commonMessages).retry;
  if (savedAt !== null) {
    return (
      <div className={css['note']}>
        <Told>
          <Sentence text={messages.savedAt} parts={{ moment: <time dateTime={savedAt.at}>{savedAt.text}</time> }} />
        </Told>
        {isOnline && (
          <Button kind="quiet" onClick={onRetry}>
            {retry}
          </Button>
        )}
      </div>
    );
  }
  if (isKnown) return null;
  if (!isOnline) return <Told>{messages.offline}</Told>;
  if (hasFailed) {
    return (
      <div className={css['note']}>
        <Told isUrgent>{messages.notRead}</Told>
        <Button kind="second" onClick={onRetry}>
          {retry}
        </Button>
      </div>
    );
  }
  return <Reading />;
}

function Reading() {
  return (
    <div className={css['reading']}>
      <p>{useMessages(commonMessages).loading}</p>
      <SkeletonBlock kind="field" />
      <SkeletonBlock kind="field" />
    </div>
  );
}
