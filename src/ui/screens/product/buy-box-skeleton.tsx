import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import box from './buy-box.module.css';
import css from './buy-box-skeleton.module.css';

/** Keeps the room of a product's choices, button and facts, while only its card is known. */
export function BuyBoxSkeleton() {
  return (
    <>
      <div aria-busy="true" className={css['choices']}>
        <VisuallyHidden>{useMessages(commonMessages).loading}</VisuallyHidden>
        <SkeletonBlock />
        <SkeletonBlock kind="field" />
        <SkeletonBlock />
        <SkeletonBlock kind="field" />
        <SkeletonBlock />
      </div>
      <div className={box['box']}>
        <SkeletonBlock kind="field" />
      </div>
    </>
  );
}
