import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SaidWhenChanged, Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { ParcelDeliveryModel } from '#viewmodels/delivery/parcel-delivery-model.ts';
import { deliveryMessages } from '#viewmodels/messages/delivery/en.ts';
import css from './delivery-check.module.css';
import { DeliveryLines } from './delivery-lines.tsx';

/**
 * By when the parcel is at the address of the checkout, asked about without a press. It stands below all fields, and has its
 * room before its words: what somebody is about to press stays where it is.
 */
export const ParcelDelivery = observer(({ model }: { readonly model: ParcelDeliveryModel }) => {
  const { heading } = useMessages(deliveryMessages);
  const { toAsk, ask, isAsking, told, refusal } = model;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another parcel is a reason to ask again
  useEffect(() => {
    void ask();
  }, [toAsk, ask]);
  return (
    <section aria-label={heading} className={isAsking ? css['asking'] : undefined}>
      <Told as="div" className={css['told']}>
        {told && <DeliveryLines {...told} />}
      </Told>
      <SaidWhenChanged text={refusal} />
    </section>
  );
});
