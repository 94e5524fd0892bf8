import { observer } from 'mobx-react-lite';
import { DeliverySentence } from '#ui/components/delivery-sentence.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { CheckoutScreenModel } from '#viewmodels/checkout/checkout-screen-model.ts';
import { checkoutWords } from '#viewmodels/words/checkout/en.ts';
import { CheckoutChoices } from './checkout-choices.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import css from './delivery-step.module.css';
import { StepForm } from './step-form.tsx';

/** How the parcel travels, what that costs, and when it arrives. */
export const DeliveryStep = observer(({ model }: { readonly model: CheckoutScreenModel }) => {
  const words = useWords(checkoutWords);
  const { form, methods } = model;
  return (
    <StepForm model={model} step="shipping">
      <CheckoutSection id="shipping-method" heading={words.shippingMethod}>
        <CheckoutChoices
          id="delivery-shippingMethod"
          name={words.shippingMethod}
          choices={methods.shipping}
          error={form.problemAt('delivery', 'shippingMethod')}
          onChoose={({ code }) => methods.chooseShipping(code)}
        />
        <p className={css['arrival']}>
          <DeliverySentence text={words.arrives} days={model.arrival} />
        </p>
      </CheckoutSection>
    </StepForm>
  );
});
