import { isInUnion } from '#domain/storeview/european-union.ts';

/**
 * Whether the button that orders has to say that it obliges to pay: where a parcel goes to the European Union, and to the
 * United Kingdom, which has kept the rule. Source: Directive 2011/83/EU, article 8(2); docs/law.md.
 */
export function saysObligation(delivery: { readonly country: string }): boolean {
  return delivery.country === 'GB' || isInUnion(delivery);
}
