import { amount, flag, nullable, optional, type Parser, shape, text, valueOrNull } from '#adapters/wire/parser.ts';
import { type CheckoutDetails, noDetails } from '#domain/checkout/details.ts';

/** The fields of an empty form and no others, so that nothing is read that was never asked for. */
function form<Form extends Readonly<Record<string, string>>>(empty: Form): Parser<Form> {
  const fields = Object.entries(empty).map(([field, none]) => [field, optional(text, none)]);
  return optional(shape(Object.fromEntries(fields)), empty) as Parser<Form>; // a text for each of its fields
}

const storedDetails = shape({
  personal: form(noDetails.personal),
  shipping: form(noDetails.shipping),
  billing: form(noDetails.billing),
  isBillingSame: optional(flag, true),
  areTermsAccepted: optional(flag, false),
  modifiedAt: optional(nullable(amount), null),
});

/** The forms as a device kept them; a field that cannot be read is empty, so that the others are not lost with it. */
export function readStoredDetails(stored: unknown): CheckoutDetails | null {
  return valueOrNull(storedDetails, stored);
}
