import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Told } from '#ui/components/told.tsx';
import type { DeliveryPricesModel } from '#viewmodels/checkout/delivery-prices-model.ts';
import { fieldId } from '#viewmodels/checkout/field-view.ts';
import css from './delivery-prices.module.css';

/** Says beside the country that other prices count now, with a button that goes back to the prices of before. */
export const DeliveryPrices = observer(({ model }: { readonly model: DeliveryPricesModel }) => {
  const goBack = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    const { ownerDocument } = currentTarget;
    model.goBack();
    ownerDocument.getElementById(fieldId(model.form, 'country'))?.focus();
  };
  return (
    <div className={model.notice === null ? undefined : css['told']}>
      <Told>{model.notice}</Told>
      {model.wayBack !== null && (
        <Button kind="second" onClick={goBack}>
          {model.wayBack}
        </Button>
      )}
    </div>
  );
});
