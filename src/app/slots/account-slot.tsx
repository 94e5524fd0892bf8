import { useCallback, useState } from 'react';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { RetryLink } from '#ui/components/retry-link.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { AccountAwaited } from '#ui/screens/account/account-awaited.tsx';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { PanelSlot } from './panel-slot.tsx';

/** What stands in the account, once its code is there. */
export function AccountSlot() {
  const messages = useMessages(commonMessages);
  const [isMissing, setMissing] = useState(false);
  const goWithout = useCallback(() => setMissing(true), []);
  if (isMissing) {
    return (
      <EmptyState role="alert" title={messages.cannotShowPage} text={messages.restWorks}>
        <RetryLink />
      </EmptyState>
    );
  }
  return <PanelSlot name="account-blocks" isWanted placeholder={<AccountAwaited />} onMissing={goWithout} />;
}
