import { observer } from 'mobx-react-lite';
import type { CheckoutScreenModel } from '#viewmodels/checkout/checkout-screen-model.ts';
import { CheckoutCheck } from '../../components/checkout-check.tsx';
import { CheckoutSection } from '../../components/checkout-section.tsx';
import { FieldList } from './field-list.tsx';
import { StepForm } from './step-form.tsx';

/** Where the parcel goes, and the bill when that is another place. */
export const ShippingStep = observer(({ model }: { readonly model: CheckoutScreenModel }) => {
  const { form } = model;
  const { isBillingSame } = form.details;
  return (
    <StepForm model={model} step="shipping">
      {!form.isVirtual && (
        <CheckoutSection id="shipping-address" heading="Shipping address">
          <FieldList model={form} form="shipping" />
          <CheckoutCheck
            id="billing-same"
            label="Billing address is the same"
            isChecked={isBillingSame}
            onChange={model.setBillingSame}
          />
        </CheckoutSection>
      )}
      {(form.isVirtual || !isBillingSame) && (
        <CheckoutSection id="billing-address" heading="Billing address">
          <FieldList model={form} form="billing" />
        </CheckoutSection>
      )}
    </StepForm>
  );
});
