import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { cartMessages } from '#viewmodels/messages/cart/en.ts';
import css from './cart-skeleton.module.css';

/** The shell of the cart while the device is being read; it says the same to everybody. */
export function CartSkeleton() {
  return (
    <div aria-busy="true" className={css['shell']}>
      <noscript>
        <p>{useMessages(cartMessages).needsScripts}</p>
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
