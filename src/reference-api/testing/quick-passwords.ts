import type { Cost } from '#reference-api/accounts/password-hash.ts';

/** What a password costs is proved where it is hashed; a test of anything else need not pay for it. */
export const QUICK: Cost = { N: 2 ** 10, r: 8, p: 1 };
