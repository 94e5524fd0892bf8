import { observer } from 'mobx-react-lite';
import type { CheckoutFormModel } from '#viewmodels/checkout/checkout-form-model.ts';
import type { FieldAt } from '#viewmodels/checkout/field-view.ts';
import { CheckoutField } from './checkout-field.tsx';
import { DeliveryPrices } from './delivery-prices.tsx';
import css from './field-list.module.css';

type Props = { readonly model: CheckoutFormModel; readonly form: FieldAt['form'] };

/** The fields of one form. */
export const FieldList = observer(({ model, form }: Props) => (
  <div className={css['fields']}>
    {model.fieldsOf(form).map((field) => (
      <CheckoutField key={field.id} field={field} onType={model.type} onEnter={model.enter} onLeave={model.leave}>
        {field.name === 'country' && form === model.prices.form && <DeliveryPrices model={model.prices} />}
      </CheckoutField>
    ))}
  </div>
));
