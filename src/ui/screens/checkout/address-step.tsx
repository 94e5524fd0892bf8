import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CheckBox } from '#ui/components/check-box.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { CheckoutScreenModel } from '#viewmodels/checkout/checkout-screen-model.ts';
import { checkoutMessages } from '#viewmodels/messages/checkout/en.ts';
import { CheckoutSection } from './checkout-section.tsx';
import { FieldList } from './field-list.tsx';
import { StepForm } from './step-form.tsx';

type Props = {
  readonly model: CheckoutScreenModel;
  readonly addresses: ReactNode;
  readonly delivery: ReactNode;
};

/** Who orders, where the parcel goes, and the bill when that is another place. */
export const AddressStep = observer(({ model, addresses, delivery }: Props) => {
  const messages = useMessages(checkoutMessages);
  const { form } = model;
  const { isBillingSame } = form.details;
  return (
    <StepForm model={model} step="address">
      <CheckoutSection id="personal-details" heading={messages.personalDetails}>
        <FieldList model={form} form="personal" />
      </CheckoutSection>
      {!form.isVirtual && (
        <CheckoutSection id="shipping-address" heading={messages.shippingAddress}>
          {addresses}
          <FieldList model={form} form="shipping" />
          {delivery}
          <CheckBox
            id="billing-same"
            label={messages.billingIsSame}
            isChecked={isBillingSame}
            onChange={model.setBillingSame}
          />
        </CheckoutSection>
      )}
      {(form.isVirtual || !isBillingSame) && (
        <CheckoutSection id="billing-address" heading={messages.billingAddress}>
          {form.isVirtual && addresses}
          <FieldList model={form} form="billing" />
        </CheckoutSection>
      )}
    </StepForm>
  );
});
