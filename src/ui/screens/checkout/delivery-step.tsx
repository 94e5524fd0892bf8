import { observer } from 'mobx-react-lite';
import { DeliverySentence } from '#ui/components/delivery-sentence.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { CheckoutScreenModel } from '#viewmodels/checkout/checkout-screen-model.ts';
import { checkoutMessages } from '#viewmodels/messages/checkout/en.ts';
import { CheckoutChoices } from './checkout-choices.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import css from './delivery-step.module.css';
import { StepForm } from './step-form.tsx';

/** How the parcel travels, what that costs, and when it arrives. */
export const DeliveryStep = observer(({ model }: { readonly model: CheckoutScreenModel }) => {
  const messages = useMessages(checkoutMessages);
  const { form, methods } = model;
  return (
    <StepForm model={model} step="shipping">
      <CheckoutSection id="shipping-method" heading={messages.shippingMethod}>
        <CheckoutChoices
          id="delivery-shippingMethod"
          name={messages.shippingMethod}
          choices={methods.shipping}
          error={form.problemAt('delivery', 'shippingMethod')}
          onChoose={({ code }) => methods.chooseShipping(code)}
        />
        <p className={css['arrival']}>
          <DeliverySentence text={messages.arrives} days={model.arrival} />
        </p>
      </CheckoutSection>
    </StepForm>
  );
});
