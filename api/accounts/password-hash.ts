import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Parameters of scrypt; the memory is 128 · N · r bytes, here 16 MiB. */
export type Cost = { readonly N: number; readonly r: number; readonly p: number };

/** What guessing a password is to cost today. */
export const STRONG: Cost = { N: 2 ** 14, r: 8, p: 5 };
/** What a password costs is proved where it is hashed; a test of anything else need not pay for it. */
export const QUICK: Cost = { N: 2 ** 10, r: 8, p: 1 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const MOST_MEMORY = 64 * 1024 * 1024; // a hash that asks for more was not made here

export type PasswordCheck = {
  readonly isRight: boolean /** Its parameters are less than those of today. */;
  readonly isWeak: boolean;
};

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string, cost = STRONG): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return written(cost, salt, await keyOf(password, salt, cost));
}

/** Throws RangeError for text that is no hash: the database would be damaged. */
export async function checkPassword(password: string, hash: string, today = STRONG): Promise<PasswordCheck> {
  const { cost, salt, key } = readHash(hash);
  const given = await keyOf(password, salt, cost);
  return { isRight: timingSafeEqual(given, key), isWeak: cost.N < today.N || cost.r < today.r || cost.p < today.p };
}

/** A hash that no password has, to be checked where there is no account: it takes as long as a real one. */
export function nobodysHash(cost = STRONG): string {
  return written(cost, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));
}

function written({ N, r, p }: Cost, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

function readHash(hash: string) {
  const [name, N, r, p, salt = '', key = ''] = hash.split('$');
  const read = { salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
  if (name !== 'scrypt' || read.key.length !== KEY_BYTES) throw new RangeError('This is not a hash of a password.');
  return { ...read, cost: { N: Number(N), r: Number(r), p: Number(p) } };
}

/** Keyboards write one letter in several ways: the password is hashed in its one normal form. */
function keyOf(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: MOST_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
