import type { AccountWishes } from '#api/accounts/accounts.ts';
import type { Keys } from '#api/accounts/tokens.ts';
import type { VerifySettings } from '#api/accounts/verify-human.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the account settings need to know of the process. */
export type Surroundings = { readonly mode: 'demo' | 'production'; readonly port: number };

/** The part of the settings that the environment decides. */
type ReadAccounts =
  | { readonly kind: 'read'; readonly accounts: AccountWishes }
  | { readonly kind: 'wrong'; readonly sentence: string };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SHORTEST_KEY = 32; // bytes

/** A sentence about a value that cannot be used; it never repeats a secret. */
class Wrong extends Error {}

/**
 * Reads ACCESS_TOKEN_MINUTES, REFRESH_TOKEN_DAYS, GROUP_TOKEN_HOURS, REFRESH_TOKEN_KEYS, GROUP_TOKEN_KEYS (the first of
 * each list signs, all are accepted), LOGINS_PER_MINUTE, REGISTRATIONS_PER_HOUR, STOREFRONT_URL, API_PUBLIC_URL, and
 * VERIFY_URL with VERIFY_SECRET, VERIFY_HOST and VERIFY_MIN_SCORE.
 */
export function readAccountSettings(environment: Environment, { mode, port }: Surroundings): ReadAccounts {
  const whole = (name: string, otherwise: number, most: number) => wholeOf(environment, name, { otherwise, most });
  const keys = (name: string) => keysOf(environment[name] ?? '', { name, mode });
  try {
    const storefrontUrl = placeOf('STOREFRONT_URL', [environment['STOREFRONT_URL'], environment['PUBLIC_ORIGIN']], {
      mode,
      demo: 'http://localhost:3000',
    });
    const apiUrl = placeOf('API_PUBLIC_URL', [environment['API_PUBLIC_URL']], {
      mode,
      demo: `http://localhost:${port}`,
    });
    return {
      kind: 'read',
      accounts: {
        accessTokenMs: whole('ACCESS_TOKEN_MINUTES', 60, 1_440) * MINUTE_MS,
        refreshTokenMs: whole('REFRESH_TOKEN_DAYS', 30, 365) * DAY_MS,
        groupTokenMs: whole('GROUP_TOKEN_HOURS', 24, 720) * HOUR_MS,
        refreshKeys: keys('REFRESH_TOKEN_KEYS'),
        groupKeys: keys('GROUP_TOKEN_KEYS'),
        loginsPerMinute: whole('LOGINS_PER_MINUTE', 20, 100_000),
        registrationsPerHour: whole('REGISTRATIONS_PER_HOUR', 5, 100_000),
        storefrontUrl,
        apiUrl,
        ...verificationOf(environment, storefrontUrl),
      },
    };
  } catch (error) {
    if (error instanceof Wrong) return { kind: 'wrong', sentence: error.message };
    throw error;
  }
}

type Otherwise = { readonly mode: 'demo' | 'production'; readonly demo: string };

/** Where links in mails lead. On this machine alone they are of use to a demo: whoever gets a mail sits elsewhere. */
function placeOf(name: string, given: readonly (string | undefined)[], { mode, demo }: Otherwise): string {
  const place = given.find((text) => text !== undefined && text !== '');
  if (place === undefined && mode === 'production')
    throw new Wrong(`${name} must be set with SHOP_MODE=production, since links in mails lead there.`);
  return originOf(name, place ?? demo);
}

type Bounds = { readonly otherwise: number; readonly most: number };

function wholeOf(environment: Environment, name: string, { otherwise, most }: Bounds): number {
  const text = environment[name] || String(otherwise);
  const number = Number(text);
  if (/^\d{1,9}$/.test(text) && number >= 1 && number <= most) return number;
  throw new Wrong(`${name} must be a whole number from 1 to ${most}.`);
}

function originOf(name: string, text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text) return text;
  throw new Wrong(`${name} must be an address without path, such as https://shop.example.`);
}

/** A demo has keys that everybody can read here, so that its shoppers stay signed in when it starts again. */
function keysOf(text: string, { name, mode }: { readonly name: string; readonly mode: 'demo' | 'production' }): Keys {
  const demoKey = `demo ${name}: anybody may know this one`;
  const [first, ...others] = text === '' ? [demoKey] : text.split(',').map((key) => key.trim());
  const keys: Keys = [first ?? '', ...others];
  if (keys.some((key) => Buffer.byteLength(key) < SHORTEST_KEY))
    throw new Wrong(`${name} must be keys of at least ${SHORTEST_KEY} characters, with commas between them.`);
  if (mode === 'production' && keys.includes(demoKey))
    throw new Wrong(`${name} must be set with SHOP_MODE=production, such as by openssl rand -hex 32.`);
  return keys;
}

function verificationOf(environment: Environment, storefrontUrl: string): { readonly verification?: VerifySettings } {
  const { VERIFY_URL: url = '', VERIFY_SECRET: secret = '', VERIFY_HOST: host, VERIFY_MIN_SCORE: score } = environment;
  if (url === '') return {};
  const minScore = Number(score ?? '0.5');
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') throw new Wrong('VERIFY_URL must be an https address.');
  if (secret === '') throw new Wrong('VERIFY_SECRET must be set with VERIFY_URL.');
  if (!(minScore >= 0 && minScore <= 1)) throw new Wrong('VERIFY_MIN_SCORE must be a number from 0 to 1.');
  return { verification: { url, secret, host: host ?? new URL(storefrontUrl).hostname, minScore } };
}
