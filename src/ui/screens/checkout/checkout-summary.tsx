import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CartSums } from '#ui/components/cart-sums.tsx';
import { CheckoutSummaryLine } from '#ui/components/checkout-summary-line.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { useDrawnInSteps } from '#ui/hooks/use-drawn-in-steps.ts';
import type { CheckoutScreenModel } from '#viewmodels/checkout/checkout-screen-model.ts';
import { cartMessages } from '#viewmodels/messages/cart/en.ts';
import { checkoutMessages } from '#viewmodels/messages/checkout/en.ts';
import css from './checkout-summary.module.css';

/** What is ordered and what it costs: beside the form, on phones a closed bar with the total. */
export const CheckoutSummary = observer(({ model }: { readonly model: CheckoutScreenModel }) => {
  const messages = useMessages(checkoutMessages);
  const [isOpen, setOpen] = useState(false);
  const { lines } = model;
  const drawn = useDrawnInSteps(lines.length);
  return (
    <section aria-labelledby="order-summary" className={css['summary']}>
      <div className={css['head']}>
        <h2 id="order-summary" className={css['heading']}>
          {useMessages(cartMessages).summary}
        </h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="order-summary-content"
          className={css['toggle']}
          onClick={() => setOpen(!isOpen)}
        >
          <VisuallyHidden>{`${isOpen ? messages.hideOrder : messages.showOrder}, `}</VisuallyHidden>
          <span>{model.total}</span>
          <svg viewBox="0 0 12 8" aria-hidden="true" className={css['arrow']}>
            <path d="m1 1.5 5 5 5-5" />
          </svg>
        </button>
      </div>
      <div id="order-summary-content" className={isOpen ? css['content'] : `${css['content']} ${css['closed']}`}>
        <ul className={css['lines']}>
          {lines.slice(0, drawn).map((line) => (
            <CheckoutSummaryLine key={line.key} line={line} />
          ))}
        </ul>
        <CartSums terms={model.sums} note={model.sumsNote} />
        <ShopLink to="/cart" className={css['change']}>
          {messages.changeCart}
        </ShopLink>
      </div>
    </section>
  );
});
