import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import type { CartState, MarketingEvent } from '#domain/analytics/tracking-gateway.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { answered } from './answered.ts';
import type { ShopPorts } from './shop-ports.ts';

export type TrackingWorld = Pick<ShopPorts, 'tracking'> & { readonly unreachable: Pick<ShopPorts, 'tracking'> };

const state: CartState = {
  lines: [{ sku: 'RT-TE-220', quantity: 2, price: moneyOf(1_680) }],
  total: moneyOf(3_360),
  email: 'asha@mail.test',
};

const event: MarketingEvent = {
  event_name: 'PageView',
  event_id: 'PageView3fa09',
  event_time: 1_764_000_000,
  user_data: { em: null, fbc: null, fbp: null },
  event_source_url: 'https://zari.example/',
  action_source: 'website',
  custom_data: {},
};

/** What every merchant hears; each rule has a cart of its own. */
export const trackingGatewayRules: readonly Rule<TrackingWorld>[] = [
  {
    title: 'TRACK-20 hears of a cart, however often, and of one without sums',
    async prove({ tracking }) {
      expect(answered(await tracking.tellCart('cart-1', state))).toBe(true);
      expect(answered(await tracking.tellCart('cart-1', { ...state, total: null }))).toBe(true);
    },
  },
  {
    title: 'TRACK-20 refuses a cart without an id, in silence',
    async prove({ tracking }) {
      expect(await tracking.tellCart('', state)).toMatchObject({ kind: 'refused', code: 400 });
    },
  },
  {
    title: 'hears of an event, and refuses what is none',
    async prove({ tracking }) {
      expect(answered(await tracking.tellEvent(event))).toBe(true);
      expect(await tracking.tellEvent({})).toMatchObject({ kind: 'refused', code: 400 });
    },
  },
  {
    title: 'hears nothing without a connection',
    async prove({ unreachable: { tracking } }) {
      expect(await tracking.tellCart('cart-1', state)).toEqual({ kind: 'unreachable' });
      expect(await tracking.tellEvent(event)).toEqual({ kind: 'unreachable' });
    },
  },
];
