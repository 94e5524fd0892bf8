import { ProductCardSkeleton } from '#ui/components/product-card-view.tsx';
import grid from '#ui/components/product-grid.module.css';
import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useWords } from '#ui/words-context.ts';
import { SHOP_NAME } from '#viewmodels/document-title.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import css from './category-screen.module.css';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function CategorySkeleton() {
  return (
    <div className={css['page']} aria-busy="true">
      <title>{SHOP_NAME}</title>
      <h1 tabIndex={-1}>
        <VisuallyHidden>{useWords(commonWords).loading}</VisuallyHidden>
        <SkeletonBlock kind="heading" />
      </h1>
      <div className={css['tools']} />
      <div className={grid['grid']}>
        {CARDS.map((card) => (
          <ProductCardSkeleton key={card} />
        ))}
      </div>
    </div>
  );
}
