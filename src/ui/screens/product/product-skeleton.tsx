import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { SHOP_NAME } from '#viewmodels/shared/document-title.ts';
import gallery from './gallery.module.css';
import css from './product-screen.module.css';

export function ProductSkeleton() {
  return (
    <div className={css['page']} aria-busy="true">
      <title>{SHOP_NAME}</title>
      <div className={css['breadcrumbs']} />
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
          <VisuallyHidden>{useMessages(commonMessages).loading}</VisuallyHidden>
          <SkeletonBlock kind="heading" />
        </h1>
        <SkeletonBlock />
        <SkeletonBlock kind="field" />
        <SkeletonBlock kind="field" />
      </div>
    </div>
  );
}
