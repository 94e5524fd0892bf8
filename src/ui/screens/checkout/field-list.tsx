import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FieldGrid } from '#ui/components/field-grid.tsx';
import type { CheckoutFormModel } from '#viewmodels/checkout/checkout-form-model.ts';
import type { FieldAt } from '#viewmodels/checkout/field-view.ts';
import { DeliveryPrices } from './delivery-prices.tsx';

type Props = {
  readonly model: CheckoutFormModel;
  readonly form: FieldAt['form'];
  /** Stands below the postcode. */
  readonly delivery?: ReactNode;
};

/** The fields of one form. */
export const FieldList = observer(({ model, form, delivery }: Props) => (
  <FieldGrid
    fields={model.fieldsOf(form)}
    onType={model.type}
    onEnter={model.enter}
    onLeave={model.leave}
    below={({ name }) =>
      name === 'zipCode'
        ? delivery
        : name === 'country' && form === model.prices.form && <DeliveryPrices model={model.prices} />
    }
  />
));
