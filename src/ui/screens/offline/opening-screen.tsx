import { EmptyState } from '#ui/components/empty-state.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';

/** Stands until a page that the device keeps is there. */
export function OpeningScreen() {
  const { loading } = useWords(commonWords);
  return (
    <>
      <title>{documentTitle(loading)}</title>
      <EmptyState isPage title={loading} />
    </>
  );
}
