import { observer } from 'mobx-react-lite';
import type { CheckoutScreenModel } from '#viewmodels/checkout/checkout-screen-model.ts';
import { CheckoutChoices } from '../../components/checkout-choices.tsx';
import { CheckoutProblems } from '../../components/checkout-problems.tsx';
import { CheckoutSection } from '../../components/checkout-section.tsx';
import { OrderReview } from './order-review.tsx';
import css from './payment-step.module.css';

/** How the parcel travels, how it is paid, and a last look at everything. */
export const PaymentStep = observer(({ model }: { readonly model: CheckoutScreenModel }) => {
  const { form, methods } = model;
  return (
    <div className={css['step']}>
      <CheckoutProblems problems={form.shownProblemsOf('payment')} attempt={form.attemptsAt('payment')} />
      {!form.isVirtual && (
        <CheckoutSection id="shipping-method" heading="Shipping method">
          <CheckoutChoices
            id="final-shippingMethod"
            name="Shipping method"
            choices={methods.shipping}
            error={form.problemAt('final', 'shippingMethod')}
            onChoose={methods.chooseShipping}
          />
        </CheckoutSection>
      )}
      <CheckoutSection id="payment-method" heading="Payment method">
        <CheckoutChoices
          id="final-paymentMethod"
          name="Payment method"
          choices={methods.payment}
          error={form.problemAt('final', 'paymentMethod')}
          onChoose={methods.choosePayment}
        />
        {methods.missingCashText && <p className={css['note']}>{methods.missingCashText}</p>}
      </CheckoutSection>
      <OrderReview model={model} />
    </div>
  );
});
