import type { Market } from '#domain/pricing/price-tag.ts';

/** Where and when a fake shop sells, unless a test says otherwise. */
export const usualMarket: Market = { country: 'IN', today: '2026-11-20' };
