import type { CheckoutForm } from '#domain/checkout/details.ts';

/** A step of the checkout, each on one address. */
export type Step = 'address' | 'shipping' | 'payment';

/** A form of the checkout, or the choices of a step that has none. */
export type StepForm = CheckoutForm | 'delivery' | 'final';

/** What is not sent by parcel needs no step to choose how. */
export function stepsFor({ isVirtual }: Pick<Needs, 'isVirtual'>): readonly Step[] {
  return isVirtual ? ['address', 'payment'] : ['address', 'shipping', 'payment'];
}

/** The step an address names; the first one when it names none of these. */
export function stepOf(named: string | null, steps: readonly Step[]): Step {
  return steps.find((step) => step === named) ?? 'address';
}

/**
 * The step that follows one, if any. Where one courier alone brings the parcel there is nothing to choose: what it costs and
 * when it arrives stands beside the payment, with the way back to change it.
 */
export function stepAfter(
  step: Step,
  steps: readonly Step[],
  { couriers }: { readonly couriers: number },
): Step | undefined {
  const [next, other] = steps.slice(steps.indexOf(step) + 1);
  return next === 'shipping' && couriers === 1 ? other : next;
}

export function addressOfStep(step: Step): string {
  return step === 'address' ? '/checkout' : `/checkout?step=${step}`;
}

export type StepView = {
  readonly title: string;
  readonly address: string;
  readonly state: 'done' | 'current' | 'ahead';
};

/** All steps as seen from one of them. */
export function stepViews(
  current: Step,
  steps: readonly Step[],
  titles: Readonly<Record<Step, string>>,
): readonly StepView[] {
  const at = steps.indexOf(current);
  return steps.map((step, index) => ({
    title: titles[step],
    address: addressOfStep(step),
    state: index < at ? 'done' : index === at ? 'current' : 'ahead',
  }));
}

type Needs = { readonly isVirtual: boolean; readonly isBillingSame: boolean };

/** The forms of a step. What is not sent by parcel has only an address for the bill. */
export function formsOf(step: Step, { isVirtual, isBillingSame }: Needs): readonly StepForm[] {
  if (step === 'payment') return ['final'];
  if (step === 'shipping') return ['delivery'];
  if (isVirtual) return ['personal', 'billing'];
  return isBillingSame ? ['personal', 'shipping'] : ['personal', 'shipping', 'billing'];
}
