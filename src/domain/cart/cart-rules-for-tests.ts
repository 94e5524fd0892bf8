import type { CartRules } from './cart-rules.ts';

/** The rules of a shop whose merchant decided nothing else. */
export const defaultCartRules: CartRules = {
  allowZeroPrice: false,
  allowOutOfStock: true,
  countType: 'quantities',
  confirmBeforeRemove: true,
  showItemDiscounts: true,
  externalCheckout: false,
  synchronize: true,
  synchronizeTotals: true,
  serverMayRemoveItems: false,
  serverMayModifyItems: false,
  defaultCountry: 'IN',
};
