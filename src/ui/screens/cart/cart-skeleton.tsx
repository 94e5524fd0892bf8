import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { cartWords } from '#viewmodels/words/cart/en.ts';
import css from './cart-skeleton.module.css';

/** The shell of the cart while the device is being read; it says the same to everybody. */
export function CartSkeleton() {
  return (
    <div aria-busy="true" className={css['shell']}>
      <noscript>
        <p>{useWords(cartWords).needsScripts}</p>
      </noscript>
      {[1, 2].map((line) => (
        <div key={line} className={css['line']}>
          <SkeletonBlock kind="picture" />
          <div className={css['words']}>
            <SkeletonBlock />
            <SkeletonBlock kind="heading" />
            <SkeletonBlock />
          </div>
        </div>
      ))}
    </div>
  );
}
