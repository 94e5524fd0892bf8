import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { checkoutMessages } from '#viewmodels/messages/checkout/en.ts';
import css from './checkout-skeleton.module.css';

/** The shell of the checkout while the device is being read; it says the same to everybody. */
export function CheckoutSkeleton() {
  return (
    <div aria-busy="true" className={css['shell']}>
      <noscript>
        <p>{useMessages(checkoutMessages).needsScripts}</p>
      </noscript>
      <SkeletonBlock kind="heading" />
      <SkeletonBlock kind="field" />
      <SkeletonBlock kind="field" />
      <SkeletonBlock kind="field" />
    </div>
  );
}
