import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CheckoutProblems } from '#ui/components/checkout-problems.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { CheckoutScreenModel } from '#viewmodels/checkout/checkout-screen-model.ts';
import { missingCashText, paymentViews } from '#viewmodels/checkout/payment-views.ts';
import { checkoutMessages } from '#viewmodels/messages/checkout/en.ts';
import { wayToPayMessages } from '#viewmodels/messages/ways-to-pay/en.ts';
import { CheckoutChoices } from './checkout-choices.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { OrderReview } from './order-review.tsx';
import css from './payment-step.module.css';

type Props = { readonly model: CheckoutScreenModel; readonly person: ReactNode };

/** How the order is paid, and a last look at everything. */
export const PaymentStep = observer(({ model, person }: Props) => {
  const messages = useMessages(checkoutMessages);
  const texts = useMessages(wayToPayMessages);
  const { form, methods } = model;
  const choices = paymentViews(methods.payment, texts, form.limit);
  const missingCash = missingCashText(methods.payment, texts);
  return (
    <div className={css['step']}>
      <CheckoutProblems problems={form.shownProblemsOf('payment')} attempt={form.attemptsAt('payment')} />
      <CheckoutSection id="payment-method" heading={messages.paymentMethod}>
        <CheckoutChoices
          id="final-paymentMethod"
          name={messages.paymentMethod}
          choices={choices}
          error={form.problemAt('final', 'paymentMethod')}
          onChoose={({ way }) => methods.choosePayment(way)}
        />
        {missingCash && <p className={css['note']}>{missingCash}</p>}
      </CheckoutSection>
      {person}
      <OrderReview model={model} />
    </div>
  );
});
