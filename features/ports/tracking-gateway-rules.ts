import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import type { CartState, MarketingEvent } from '#domain/analytics/tracking-gateway.ts';
import type { ConsentChoice } from '#domain/consent/consent-choice.ts';
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

const choice: ConsentChoice = {
  number: '3FA0-9C11-07B2',
  version: 1,
  chosenAt: '2026-11-23T09:30:00.000Z',
  asked: ['measuring', 'marketing'],
  allowed: ['measuring'],
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
    title: 'records a choice, however often, and refuses one that allows what was not asked',
    async prove({ tracking }) {
      for (const _time of [1, 2]) expect(answered(await tracking.recordConsent(choice))).toBe(true);
      const unasked = { ...choice, number: '0000-0000-0001', allowed: ['chat'] } as const;
      expect(await tracking.recordConsent(unasked)).toMatchObject({ kind: 'refused', code: 400 });
    },
  },
  {
    title: 'hears nothing without a connection',
    async prove({ unreachable: { tracking } }) {
      expect(await tracking.tellCart('cart-1', state)).toEqual({ kind: 'unreachable' });
      expect(await tracking.tellEvent(event)).toEqual({ kind: 'unreachable' });
      expect(await tracking.recordConsent(choice)).toEqual({ kind: 'unreachable' });
    },
  },
];
