import { defaultCartRules } from '#domain/cart/cart-rules.ts';
import type { ShopSettings } from './backdrop.ts';

/** What the merchant configured; an object of its own that Given steps change in place, as services hold on to it. */
export function defaultSettings(): { current: ShopSettings } {
  return { current: { cart: { ...defaultCartRules }, automaticTransmission: false } };
}
