import { EmptyState } from '#ui/components/empty-state.tsx';
import { RetryLink } from '#ui/components/retry-link.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import { failureWords } from '#viewmodels/words/failures/en.ts';

/** Stands where a page was asked for that is not on the device, and without a network. */
export function OfflineScreen() {
  const words = useWords(failureWords);
  return (
    <>
      <title>{documentTitle(words.offline)}</title>
      <EmptyState isPage title={words.offline} text={words.offlineText}>
        <RetryLink />
      </EmptyState>
    </>
  );
}
