import { useWords } from '#ui/words-context.ts';
import type { CheckoutScreenModel } from '#viewmodels/checkout/checkout-screen-model.ts';
import { checkoutWords } from '#viewmodels/words/checkout/en.ts';
import { CheckoutSection } from '../../components/checkout-section.tsx';
import { FieldList } from './field-list.tsx';
import { StepForm } from './step-form.tsx';

/** Who orders. */
export function PersonalStep({ model }: { readonly model: CheckoutScreenModel }) {
  return (
    <StepForm model={model} step="personal">
      <CheckoutSection id="personal-details" heading={useWords(checkoutWords).personalDetails}>
        <FieldList model={model.form} form="personal" />
      </CheckoutSection>
    </StepForm>
  );
}
