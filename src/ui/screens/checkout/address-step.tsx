import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CheckBox } from '#ui/components/check-box.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { CheckoutScreenModel } from '#viewmodels/checkout/checkout-screen-model.ts';
import { checkoutWords } from '#viewmodels/words/checkout/en.ts';
import { CheckoutSection } from './checkout-section.tsx';
import { FieldList } from './field-list.tsx';
import { StepForm } from './step-form.tsx';

type Props = { readonly model: CheckoutScreenModel; readonly addresses: ReactNode };

/** Who orders, where the parcel goes, and the bill when that is another place. */
export const AddressStep = observer(({ model, addresses }: Props) => {
  const words = useWords(checkoutWords);
  const { form } = model;
  const { isBillingSame } = form.details;
  return (
    <StepForm model={model} step="address">
      <CheckoutSection id="personal-details" heading={words.personalDetails}>
        <FieldList model={form} form="personal" />
      </CheckoutSection>
      {!form.isVirtual && (
        <CheckoutSection id="shipping-address" heading={words.shippingAddress}>
          {addresses}
          <FieldList model={form} form="shipping" />
          <CheckBox
            id="billing-same"
            label={words.billingIsSame}
            isChecked={isBillingSame}
            onChange={model.setBillingSame}
          />
        </CheckoutSection>
      )}
      {(form.isVirtual || !isBillingSame) && (
        <CheckoutSection id="billing-address" heading={words.billingAddress}>
          {form.isVirtual && addresses}
          <FieldList model={form} form="billing" />
        </CheckoutSection>
      )}
    </StepForm>
  );
});
