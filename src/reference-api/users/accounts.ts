import { randomBytes } from 'node:crypto';
import { createPasswordDesk, type PasswordDesk } from './password-desk.ts';
import type { Keys } from './tokens.ts';

export type AccountSettings = {
  readonly accessTokenMs: number;
  /** From the last use of the refresh token. */
  readonly refreshTokenMs: number;
  readonly refreshKeys: Keys;
  readonly groupTokenMs: number;
  readonly groupKeys: Keys;
};

/** What the calls on accounts share. */
export type Accounts = AccountSettings & { readonly passwords: PasswordDesk };

const MINUTE = 60_000;

/** Lifetimes: contract, section 3. Keys that nobody has set are new in every process, so nothing outlives it by them. */
export function createAccounts(settings: Partial<AccountSettings>): Accounts {
  return {
    accessTokenMs: 60 * MINUTE,
    refreshTokenMs: 30 * 24 * 60 * MINUTE,
    refreshKeys: [newKey()],
    groupTokenMs: 24 * 60 * MINUTE,
    groupKeys: [newKey()],
    ...settings,
    passwords: createPasswordDesk(),
  };
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}
