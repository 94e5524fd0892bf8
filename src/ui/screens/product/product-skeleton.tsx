import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { SHOP_NAME } from '#viewmodels/shared/document-title.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import gallery from './gallery.module.css';
import css from './product-screen.module.css';

export function ProductSkeleton() {
  return (
    <div className={css['page']} aria-busy="true">
      <title>{SHOP_NAME}</title>
      <div className={css['trail']} />
      <div className={gallery['gallery']}>
        <div className={gallery['thumbnails']} />
        <div className={gallery['stage']}>
          <div className={gallery['track']}>
            <div className={gallery['slide']} />
          </div>
          <div className={gallery['steps']} />
        </div>
      </div>
      <div className={css['words']}>
        <h1 tabIndex={-1}>
          <VisuallyHidden>{useWords(commonWords).loading}</VisuallyHidden>
          <SkeletonBlock kind="heading" />
        </h1>
        <SkeletonBlock />
        <SkeletonBlock kind="field" />
        <SkeletonBlock kind="field" />
      </div>
    </div>
  );
}
