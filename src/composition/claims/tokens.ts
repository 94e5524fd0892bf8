import type { Claims } from '#domain/claims/claims.ts';
import type { ResilientStore } from '#domain/storage/resilient-store.ts';
import { token } from '../token.ts';

/** Opened at the first use: claims have a store of their own. */
export const CLAIMS_STORE = token<() => Promise<ResilientStore>>('claims-store');
export const CLAIMS = token<Claims>('claims');
