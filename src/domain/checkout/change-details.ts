import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { CheckoutDetails, CheckoutForm } from './details.ts';

/** Types into one field of a form. */
export type ChangeDetails = <Form extends CheckoutForm>(
  form: Form,
  field: keyof CheckoutDetails[Form],
  value: string,
) => void;

export type SetBillingSame = (isSame: boolean) => void;
export type AcceptTerms = (areAccepted: boolean) => void;

type Ports = { readonly checkoutDetails: Cell<CheckoutDetails>; readonly clock: Pick<Clock, 'now'> };

/** Every change of a form is dated: the shopper counts as being in checkout from then on (CHK-10). */
export function createChangeDetails({ checkoutDetails, clock }: Ports): ChangeDetails {
  return (form, field, value) =>
    checkoutDetails.update((now) => ({ ...now, [form]: { ...now[form], [field]: value }, modifiedAt: clock.now() }));
}

export function createSetBillingSame({ checkoutDetails, clock }: Ports): SetBillingSame {
  return (isBillingSame) => checkoutDetails.update((now) => ({ ...now, isBillingSame, modifiedAt: clock.now() }));
}

export function createAcceptTerms({ checkoutDetails, clock }: Ports): AcceptTerms {
  return (areTermsAccepted) => checkoutDetails.update((now) => ({ ...now, areTermsAccepted, modifiedAt: clock.now() }));
}

/** Whether the shopper is paying now; what the cart asks before it lets the shop change anything (CART-63). */
export function createIsInCheckout({ checkoutDetails, clock }: Ports): () => boolean {
  return () => isInCheckout(checkoutDetails.get(), clock.now());
}

const IN_CHECKOUT_MS = 1_800_000; // specification §9, user in checkout

/**
 * The shopper counts as being in checkout for 30 minutes after the last change of a form (CART-62). A change that lies
 * in the future, because the clock was set back, does not count.
 */
export function isInCheckout({ modifiedAt }: Pick<CheckoutDetails, 'modifiedAt'>, now: number): boolean {
  return modifiedAt !== null && modifiedAt <= now && now - modifiedAt <= IN_CHECKOUT_MS;
}
