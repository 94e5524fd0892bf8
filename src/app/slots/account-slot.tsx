import { useCallback, useState } from 'react';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { RetryLink } from '#ui/components/retry-link.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { AccountAwaited } from '#ui/screens/account/account-awaited.tsx';
import { commonWords } from '#viewmodels/words/common/en.ts';
import { PanelSlot } from './panel-slot.tsx';

/** What stands in the account, once its code is there. */
export function AccountSlot() {
  const words = useWords(commonWords);
  const [isMissing, setMissing] = useState(false);
  const goWithout = useCallback(() => setMissing(true), []);
  if (isMissing) {
    return (
      <EmptyState role="alert" title={words.cannotShowPage} text={words.restWorks}>
        <RetryLink />
      </EmptyState>
    );
  }
  return <PanelSlot name="account-blocks" isWanted awaited={<AccountAwaited />} onMissing={goWithout} />;
}
