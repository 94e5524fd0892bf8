import type { CartAddress } from '#domain/cart/cart-gateway.ts';
import { addressLines } from '#domain/checkout/address-lines.ts';
import { countryName } from './country-name.ts';

/** An address as an envelope to another country has it, line by line. */
export function envelopeLines(address: CartAddress, locale: string): readonly string[] {
  return [...addressLines(address), countryName(address.country, locale)];
}

/** The same with the telephone number; none when there is nothing to send. */
export function addressText(address: CartAddress | null, locale: string): readonly string[] {
  return address === null ? [] : [...envelopeLines(address, locale), address.phone].filter((line) => line !== '');
}
