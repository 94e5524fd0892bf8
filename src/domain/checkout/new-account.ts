/** What a guest wants of an account that is made with the order; the password is kept nowhere else (CHK-11). */
export type NewAccount = {
  readonly isWanted: boolean;
  readonly password: string;
  /** How often the order was to be placed although the password is none. */
  readonly refusals: number;
};

export const noNewAccount: NewAccount = { isWanted: false, password: '', refusals: 0 };

const PASSWORD_CHARACTERS = 8; // CHK-17

/** What keeps the password from being one; null when nothing does, and when no account is wanted (CHK-17). */
export function problemOfNewAccount({ isWanted, password }: NewAccount): 'required' | 'too-short' | null {
  if (!isWanted) return null;
  if (password === '') return 'required';
  return [...password].length < PASSWORD_CHARACTERS ? 'too-short' : null;
}
