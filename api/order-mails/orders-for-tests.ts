import { ADDRESS } from '#api/testing/order-for-tests.ts';
import { letterOf } from './letter.ts';
import type { MailedOrder } from './mailed-order.ts';
import type { Occasion } from './words/order-mail-words.ts';
import { htmlOf, textOf } from './write-letter.ts';

export const SHOP = 'https://shop.test';
export const TEE = {
  name: 'Organic Cotton Tee',
  options: [],
  qty: 1,
  price_incl_tax: 168_000,
  row_total_incl_tax: 168_000,
};
const SET = {
  name: 'Indigo Kurta Set',
  options: [
    { label: 'Colour', value: 'Indigo' },
    { label: 'Size', value: 'M' },
  ],
  qty: 2,
  price_incl_tax: 896_000,
  row_total_incl_tax: 1_792_000,
};

/** One tee for cash in India, where nothing else is said; late in the evening of UTC, when the store has the next day. */
export function order(changes: Partial<MailedOrder> = {}): MailedOrder {
  return {
    order_id: '1795168800123-7f3c',
    increment_id: 'AF000070012',
    status: 'pending',
    placed_at: new Date('2026-11-20T20:00:00Z'),
    store_code: 'default',
    language: null,
    coupon: null,
    subtotal_incl_tax: 168_000,
    discount: 0,
    tax: 8_000,
    store_credit: 0,
    grand_total: 168_000,
    payment_title: 'Cash on delivery',
    shipping_description: 'DPD Courier',
    shipping_address: ADDRESS,
    billing_address: ADDRESS,
    lines: [TEE],
    shipment: null,
    refund: 0,
    ...changes,
  };
}

export const reduced: Partial<MailedOrder> = {
  lines: [SET, TEE],
  coupon: 'FESTIVE.10',
  subtotal_incl_tax: 1_960_000,
  discount: 196_000,
  tax: 84_000,
  store_credit: 150_000,
  grand_total: 1_614_000,
};

export const inStore = (store_code: string, country_id: string, changes: Partial<MailedOrder> = {}) =>
  order({ ...changes, store_code, shipping_address: { ...ADDRESS, country_id } });

/** Marks of direction are not seen, and a space that does not break looks like one that does. */
const seen = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '').replace(/[\u00a0\u202f]/g, ' ');
export const textFor = (occasion: Occasion, mailed: MailedOrder) => seen(textOf(letterOf(occasion, mailed, SHOP)));
export const htmlFor = (occasion: Occasion, mailed: MailedOrder) => htmlOf(letterOf(occasion, mailed, SHOP));

export const occasions: readonly Occasion[] = [
  'placed',
  'paid',
  'payment-failed',
  'payment-returned',
  'shipped',
  'delivered',
  'canceled',
  'paid-back',
];
