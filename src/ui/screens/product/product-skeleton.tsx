import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import css from './product-screen.module.css';

export function ProductSkeleton() {
  return (
    <div className={css['page']} aria-busy="true">
      <title>Zari</title>
      <div className={css['trail']}>
        <SkeletonBlock />
      </div>
      <div className={css['gallery']}>
        <SkeletonBlock kind="picture" />
      </div>
      <div className={css['words']}>
        <h1 tabIndex={-1}>
          <VisuallyHidden>Loading</VisuallyHidden>
          <SkeletonBlock kind="heading" />
        </h1>
        <SkeletonBlock />
        <SkeletonBlock kind="field" />
        <SkeletonBlock kind="field" />
      </div>
    </div>
  );
}
