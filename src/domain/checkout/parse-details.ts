import { isAmount, isStored, isText } from '#domain/shared/reading.ts';
import { type CheckoutDetails, noDetails } from './details.ts';

/** The forms as a device kept them; a field that cannot be read is empty, so that the others are not lost with it. */
export function parseDetails(stored: unknown): CheckoutDetails | null {
  if (!isStored(stored)) return null;
  const { isBillingSame, areTermsAccepted, modifiedAt } = stored;
  return {
    personal: textsOf(stored['personal'], noDetails.personal),
    shipping: textsOf(stored['shipping'], noDetails.shipping),
    billing: textsOf(stored['billing'], noDetails.billing),
    isBillingSame: isBillingSame !== false,
    areTermsAccepted: areTermsAccepted === true,
    modifiedAt: isAmount(modifiedAt) ? modifiedAt : null,
  };
}

function textsOf<Form extends Readonly<Record<string, string>>>(stored: unknown, empty: Form): Form {
  if (!isStored(stored)) return empty;
  const kept = Object.entries(empty).map(([field, text]) => [field, isText(stored[field]) ? stored[field] : text]);
  return Object.fromEntries(kept) as Form;
}
