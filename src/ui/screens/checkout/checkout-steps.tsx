import { ShopLink } from '#ui/components/shop-link.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { checkoutMessages } from '#viewmodels/messages/checkout/en.ts';
import css from './checkout-steps.module.css';

type Step = { readonly title: string; readonly address: string; readonly state: 'done' | 'current' | 'ahead' };

/** Where in the checkout one is; what was done can be opened again. */
export function CheckoutSteps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol aria-label={useMessages(checkoutMessages).steps} className={css['steps']}>
      {steps.map(({ title, address, state }) => (
        <li key={address} aria-current={state === 'current' ? 'step' : undefined} className={css[state]}>
          {state === 'done' ? <ShopLink to={address}>{title}</ShopLink> : <span>{title}</span>}
        </li>
      ))}
    </ol>
  );
}
