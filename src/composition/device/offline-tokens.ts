/* It stands apart from the other names because the first file of a page has it. */
import type { RenewShop } from '#domain/offline/renew-shop.ts';
import { token } from '../token.ts';

export const RENEW_SHOP = token<RenewShop>('renew-shop');
