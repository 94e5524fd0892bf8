import { emailKey } from '#api/records/customer.ts';
import type { ValidationError } from '#api/transport/outcome.ts';

export type NewPassword = {
  readonly password: string;
  readonly email: string /** The field it came in. */;
  readonly field: string;
};

const SHOP_NAME = 'zari';

/**
 * Why a password is none, beyond its length, which the contract's schema says. Any characters will do; what can be
 * guessed at once will not.
 */
export function passwordFaults(
  { password, email, field }: NewPassword,
  common: ReadonlySet<string>,
): readonly ValidationError[] {
  const plain = password.normalize('NFKC').trim().toLowerCase();
  const fault = (message: string) => [{ field, keyword: 'pattern', message }];
  if (common.has(plain)) return fault('is one of the commonest passwords');
  const key = emailKey(email);
  if (plain === key || plain === key.split('@')[0]) return fault('must not be your e-mail address');
  return isNameOnly(plain) ? fault('must not be the name of the shop') : [];
}

/** `zari2026!` and the like: the name, with nothing but digits and signs around it. */
function isNameOnly(plain: string): boolean {
  const letters = plain.replaceAll(/[^\p{L}]/gu, '');
  return letters !== '' && letters.replaceAll(SHOP_NAME, '') === '';
}
