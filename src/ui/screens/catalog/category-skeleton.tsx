import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useWords } from '#ui/words-context.ts';
import { SHOP_NAME } from '#viewmodels/document-title.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import css from './category-screen.module.css';
import { ListSkeleton } from './list-skeleton.tsx';

export function CategorySkeleton() {
  return (
    <div className={css['page']} aria-busy="true">
      <title>{SHOP_NAME}</title>
      <div className={css['trail']} />
      <h1 tabIndex={-1}>
        <VisuallyHidden>{useWords(commonWords).loading}</VisuallyHidden>
        <SkeletonBlock kind="heading" />
      </h1>
      <ListSkeleton />
    </div>
  );
}
