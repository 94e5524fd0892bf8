import { latinDigits } from '#domain/shared/latin-digits.ts';

/** A postcode without what people write between its characters. */
export function compactPostcode(text: string): string {
  return latinDigits(text).replaceAll(/[\s-]/g, '').toUpperCase();
}

/** A telephone number without what people write between its digits. */
export function compactNumber(text: string): string {
  return latinDigits(text).replaceAll(/[\s().-]/g, '');
}
