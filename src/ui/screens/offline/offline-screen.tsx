import { EmptyState } from '#ui/components/empty-state.tsx';
import { RetryLink } from '#ui/components/retry-link.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { failureMessages } from '#viewmodels/messages/failures/en.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';

/** Stands where a page was asked for that is not on the device, and without a network. */
export function OfflineScreen() {
  const messages = useMessages(failureMessages);
  return (
    <>
      <title>{documentTitle(messages.offline)}</title>
      <EmptyState isPage title={messages.offline} text={messages.offlineText}>
        <RetryLink />
      </EmptyState>
    </>
  );
}
