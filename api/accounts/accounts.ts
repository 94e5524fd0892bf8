import { randomBytes } from 'node:crypto';
import { type Counting, createRate, type Rate } from '#api/process/rate.ts';
import { commonPasswords } from './common-passwords.ts';
import { createPasswordDesk, hashingAt, type PasswordDesk } from './password-desk.ts';
import { type Cost, STRONG } from './password-hash.ts';
import type { Keys } from './tokens.ts';
import { createTries, type Tries } from './tries.ts';
import { createVerify, type Verify, type VerifySettings } from './verify-human.ts';

export type AccountSettings = {
  readonly accessTokenMs: number;
  /** From the last use of the refresh token. */
  readonly refreshTokenMs: number;
  readonly refreshKeys: Keys;
  readonly groupTokenMs: number;
  readonly groupKeys: Keys;
  /** Of new hashes: the strong one, but for tests of something else. */
  readonly passwordCost: Cost;
  /** Tries to sign in from one address. */
  readonly loginsPerMinute: number;
  /** New accounts from one address. */
  readonly registrationsPerHour: number;
  /** Asks a service whether a human registers; absent asks nobody. */
  readonly verification?: VerifySettings;
  /** Where shoppers find the shop. */
  readonly storefrontUrl: string;
  /** Where they find this server: links in mails lead there. Never taken from a request. */
  readonly apiUrl: string;
};

/** What an environment may decide; what a password costs for tests alone. */
export type AccountWishes = Omit<AccountSettings, 'passwordCost'> & Partial<Pick<AccountSettings, 'passwordCost'>>;

/** What the calls on accounts share. */
export type Accounts = Omit<AccountSettings, 'verification' | 'loginsPerMinute' | 'registrationsPerHour'> & {
  readonly passwords: PasswordDesk;
  readonly commonPasswords: ReadonlySet<string>;
  /** At the door. */
  readonly tries: Tries;
  /** Of somebody who is signed in and shows the password again. */
  readonly proofs: Tries;
  readonly logins: Rate;
  readonly registrations: Rate;
  readonly resets: Rate;
  /** Null where nobody is asked. */
  readonly verify: Verify | null;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const RESETS_PER_HOUR = 3; // of one account

/** Lifetimes: contract, section 3. Keys that nobody has set are new in every process, so nothing outlives it by them. */
const defaults = (): AccountSettings => ({
  accessTokenMs: HOUR_MS,
  refreshTokenMs: 30 * 24 * HOUR_MS,
  refreshKeys: [newKey()],
  groupTokenMs: 24 * HOUR_MS,
  groupKeys: [newKey()],
  passwordCost: STRONG,
  loginsPerMinute: 20,
  registrationsPerHour: 5,
  storefrontUrl: 'http://localhost:3000',
  apiUrl: 'http://localhost:8080',
});

export function createAccounts(counting: Counting, given: Partial<AccountSettings>): Accounts {
  const { verification, loginsPerMinute, registrationsPerHour, ...settings } = { ...defaults(), ...given };
  return {
    ...settings,
    passwords: createPasswordDesk(hashingAt(settings.passwordCost)),
    commonPasswords: commonPasswords(),
    tries: createTries(counting, 'passwords'),
    proofs: createTries(counting, 'proofs'),
    logins: createRate(counting, { name: 'logins', most: loginsPerMinute, periodMs: MINUTE_MS }),
    registrations: createRate(counting, { name: 'registrations', most: registrationsPerHour, periodMs: HOUR_MS }),
    resets: createRate(counting, { name: 'resets', most: RESETS_PER_HOUR, periodMs: HOUR_MS }),
    verify: verification ? createVerify(counting, verification) : null,
  };
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}
