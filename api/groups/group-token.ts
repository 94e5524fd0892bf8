import { isMac, type Keys, macOf } from '#api/accounts/tokens.ts';

/** Who may see the prices of a group, and until when. */
export type GroupClaim = { readonly user: number; readonly group: number; readonly expiresAt: number };

const AUDIENCE = 'prices';
const GROUP_TOKEN = /^gt_([\w-]{1,200})\.([\w-]{43})$/;

/** Signed with HMAC-SHA256 and nothing else: a token has no say in how it is checked. */
export function groupTokenOf({ user, group, expiresAt }: GroupClaim, keys: Keys): string {
  const claim = Buffer.from(JSON.stringify({ aud: AUDIENCE, sub: user, group, exp: expiresAt })).toString('base64url');
  return `gt_${claim}.${macOf(claim, keys[0])}`;
}

/** Null for a token that is not ours, is for something else, or has expired. Times in milliseconds. */
export function readGroupToken(token: string, keys: Keys, now: number): GroupClaim | null {
  const [, text = '', mac = ''] = GROUP_TOKEN.exec(token.slice(0, 300)) ?? [];
  if (text === '' || !isMac(mac, text, keys)) return null;
  const claim = JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<
    'aud' | 'sub' | 'group' | 'exp',
    unknown
  >;
  const isGood = claim.aud === AUDIENCE && Number(claim.exp) > now;
  return isGood ? { user: Number(claim.sub), group: Number(claim.group), expiresAt: Number(claim.exp) } : null;
}
