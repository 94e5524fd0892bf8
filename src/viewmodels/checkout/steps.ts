import type { CheckoutForm } from '#domain/checkout/details.ts';

/** A step of the checkout, each on one address. */
export type Step = 'personal' | 'shipping' | 'payment';

export const steps: readonly Step[] = ['personal', 'shipping', 'payment'];

/** The step an address names; the first one when it names none. */
export function stepOf(named: string | null): Step {
  return steps.find((step) => step === named) ?? 'personal';
}

export function addressOfStep(step: Step): string {
  return step === 'personal' ? '/checkout' : `/checkout?step=${step}`;
}

export type StepView = {
  readonly title: string;
  readonly address: string;
  readonly state: 'done' | 'current' | 'ahead';
};

/** All steps as seen from one of them. */
export function stepViews(current: Step, titles: Readonly<Record<Step, string>>): readonly StepView[] {
  const at = steps.indexOf(current);
  return steps.map((step, index) => ({
    title: titles[step],
    address: addressOfStep(step),
    state: index < at ? 'done' : index === at ? 'current' : 'ahead',
  }));
}

export type Needs = { readonly isVirtual: boolean; readonly isBillingSame: boolean };

/** The forms of a step. What is not sent by parcel has only an address for the bill. */
export function formsOf(step: Step, { isVirtual, isBillingSame }: Needs): readonly (CheckoutForm | 'final')[] {
  if (step === 'personal') return ['personal'];
  if (step === 'payment') return ['final'];
  if (isVirtual) return ['billing'];
  return isBillingSame ? ['shipping'] : ['shipping', 'billing'];
}
