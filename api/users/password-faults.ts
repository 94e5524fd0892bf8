import { emailKey } from '#api/records/customer.ts';
import type { ValidationError } from '#api/transport/outcome.ts';
import type { PasswordFault } from './words/account-mail-words.ts';

type NewPassword = { readonly password: string; readonly email: string };

type Fault = Extract<PasswordFault, 'common' | 'own-email' | 'shop-name'>;

const SHOP_NAME = 'zari';

const MESSAGES: Readonly<Record<Fault, string>> = {
  common: 'is one of the commonest passwords',
  'own-email': 'must not be your e-mail address',
  'shop-name': 'must not be the name of the shop',
};

/** The same of what came in a field of a call. */
export function passwordFaults(
  { field, ...chosen }: NewPassword & { readonly field: string },
  common: ReadonlySet<string>,
): readonly ValidationError[] {
  const fault = passwordFault(chosen, common);
  return fault === null ? [] : [{ field, keyword: 'pattern', message: MESSAGES[fault] }];
}

/**
 * Why a password is none, beyond its length, which the contract's schema says. Any characters will do; what can be
 * guessed at once will not.
 */
export function passwordFault({ password, email }: NewPassword, common: ReadonlySet<string>): Fault | null {
  const plain = password.normalize('NFKC').trim().toLowerCase();
  if (common.has(plain)) return 'common';
  const key = emailKey(email);
  if (plain === key || plain === key.split('@')[0]) return 'own-email';
  return isNameOnly(plain) ? 'shop-name' : null;
}

/** `zari2026!` and the like: the name, with nothing but digits and signs around it. */
function isNameOnly(plain: string): boolean {
  const letters = plain.replaceAll(/[^\p{L}]/gu, '');
  return letters !== '' && letters.replaceAll(SHOP_NAME, '') === '';
}
