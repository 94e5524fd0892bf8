import { observer } from 'mobx-react-lite';
import { FieldGrid } from '#ui/components/field-grid.tsx';
import type { CheckoutFormModel } from '#viewmodels/checkout/checkout-form-model.ts';
import type { FieldAt } from '#viewmodels/checkout/field-view.ts';
import { DeliveryPrices } from './delivery-prices.tsx';
import { NotSent } from './not-sent.tsx';

type Props = {
  readonly model: CheckoutFormModel;
  readonly form: FieldAt['form'];
};

/** The fields of one form. */
export const FieldList = observer(({ model, form }: Props) => (
  <FieldGrid
    fields={model.fieldsOf(form)}
    onType={model.type}
    onEnter={model.enter}
    onLeave={model.leave}
    below={({ name }) =>
      name === 'country' &&
      form === model.prices.form && (
        <>
          <NotSent model={model} />
          <DeliveryPrices model={model.prices} />
        </>
      )
    }
  />
));
