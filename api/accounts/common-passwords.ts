import { dictionary } from '@zxcvbn-ts/language-common';

const COUNTED = 10_000;
const SHORTEST = 8; // shorter ones are refused anyway

/** The commonest passwords of those that are long enough, in lower case. */
export function commonPasswords(): ReadonlySet<string> {
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= SHORTEST).slice(0, COUNTED));
}
