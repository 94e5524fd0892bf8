import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { AddressGuide } from './address-guide.ts';
import { type FieldAt, fieldId, valueAt } from './field-view.ts';

/** A value that a field is filled in with for the shopper, who may write another. */
export type Proposal = { readonly at: FieldAt; readonly value: string };

/** The last proposals, by the id of their field. */
export type Proposed = Readonly<Record<string, string>>;

/** Null before it has been fetched. */
type Guide = Pick<AddressGuide, 'stateOf'> | null;

const addresses = ['shipping', 'billing'] as const;

/**
 * What can be filled in from a field, so that nobody types it twice: the state from an Indian PIN code, the name at an
 * address from the shopper's own. What the shopper wrote is never replaced; what was proposed changes with its source.
 */
export function proposalsAfter(
  at: FieldAt,
  details: CheckoutDetails,
  proposed: Proposed,
  guide: Guide,
): readonly Proposal[] {
  return following(at, details, guide).filter((proposal) => mayFill(proposal, details, proposed));
}

function following(at: FieldAt, details: CheckoutDetails, guide: Guide): readonly Proposal[] {
  if (at.form === 'personal') {
    const { name } = at;
    return name === 'emailAddress'
      ? []
      : addresses.map((form) => ({ at: { form, name }, value: details.personal[name] }));
  }
  if (at.name !== 'zipCode' && at.name !== 'country') return [];
  const { country, zipCode } = details[at.form];
  const state = country === 'IN' ? (guide?.stateOf(zipCode) ?? null) : ''; // an Indian state stays in India
  return state === null ? [] : [{ at: { form: at.form, name: 'state' }, value: state }];
}

function mayFill({ at, value }: Proposal, details: CheckoutDetails, proposed: Proposed): boolean {
  const now = valueAt(details, at);
  return now !== value && (now === '' || now === proposed[fieldId(at.form, at.name)]);
}
