/* It stands apart from the other names because the first file of a page has it. */
import type { UntilRest } from '#adapters/browser/until-rest.ts';
import type { FollowPages } from '#domain/offline/follow-worker.ts';
import type { RenewShop } from '#domain/offline/renew-shop.ts';
import { token } from '../token.ts';

export const FOLLOW_WORKER = token<(followPages: FollowPages) => Promise<void>>('follow-worker');
export const RENEW_SHOP = token<RenewShop>('renew-shop');
export const UNTIL_REST = token<UntilRest>('until-rest');
