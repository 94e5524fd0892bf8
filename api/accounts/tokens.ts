import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Keys of one purpose: the first signs, all are accepted, so that a key can be replaced without signing anybody out. */
export type Keys = readonly [string, ...string[]];

/** A member of a family of refresh tokens. */
export type FamilyMember = { readonly session: string; readonly generation: number };

/** What a secret is found by in the database: whoever reads the database cannot use it. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/**
 * The access token that belongs to a renewal. It is 256 bits that nobody can tell from chance without the key; that they
 * follow from the renewal lets a second tab get the very pair of the first without anything secret being stored.
 */
export function accessTokenOf({ session, generation }: FamilyMember, [key]: Keys): string {
  return `ut_${macOf(`access ${session} ${generation}`, key)}`;
}

export function refreshTokenOf({ session, generation }: FamilyMember, [key]: Keys): string {
  return `rt_${session}.${generation}.${macOf(`refresh ${session} ${generation}`, key)}`;
}

const REFRESH_TOKEN = /^rt_([\w-]{22})\.(\d{1,9})\.([\w-]{43})$/;

/** Null for what this shop has not given out. */
export function readRefreshToken(token: string, keys: Keys): FamilyMember | null {
  const [, session = '', count = '', mac = ''] = REFRESH_TOKEN.exec(token.slice(0, 100)) ?? [];
  const isOurs = session !== '' && isMac(mac, `refresh ${session} ${Number(count)}`, keys);
  return isOurs ? { session, generation: Number(count) } : null;
}

/** HMAC-SHA256, base64url. */
export function macOf(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Whether one of the keys has signed the text; takes the same time wherever the difference is. */
export function isMac(mac: string, text: string, keys: Keys): boolean {
  return keys.some((key) => isSame(mac, macOf(text, key)));
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
