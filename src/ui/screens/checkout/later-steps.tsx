import type { ReactNode } from 'react';
import type { CheckoutScreenModel } from '#viewmodels/checkout/checkout-screen-model.ts';
import type { Step } from '#viewmodels/checkout/steps.ts';
import { DeliveryStep } from './delivery-step.tsx';
import { PaymentStep } from './payment-step.tsx';

type Props = {
  readonly model: CheckoutScreenModel;
  readonly step: Exclude<Step, 'address'>;
  readonly person: ReactNode;
};

/** The steps that come when somebody has filled in the first one. */
export function LaterSteps({ model, step, person }: Props) {
  return step === 'shipping' ? <DeliveryStep model={model} /> : <PaymentStep model={model} person={person} />;
}
