import { choice, flag, type Setting, text } from './setting.ts';

const mailAddress = { pattern: /^[^\s@]+@[^\s@]+$/, expects: 'a mail address' };
const mediaBase = {
  pattern: /^(https?:\/\/[^\s"'<>?#]+[^\s"'<>?#/])?$/,
  expects: 'an http(s) address without a slash at its end, or empty',
};
const storeName = { pattern: /^[a-z][a-z0-9-]{0,30}$/, expects: 'a short name of small letters, digits and hyphens' };

/**
 * Every key of the configuration, with the specification's default. In `zari.config.json` a dot is a level; in the
 * environment the key is written `ZARI__cart__confirmBeforeRemove`. Nothing is listed here that nothing reads.
 */
export const settings = {
  /** Stands for {email} in messages (CONF-57). */
  'contact.email': text('care@zari.example', mailAddress, 'page'),
  /** Where pictures come from; empty: from the shop's own address. */
  'media.url': text('', mediaBase, 'page'),
  /** Products and categories open at their url_path (CONF-55). */
  urlDispatcher: flag(true, 'page'),
  /** Lists show what is out of stock (CONF-24). */
  'products.listOutOfStockProducts': flag(true, 'page'),
  /** A price of 0 may be sold (CONF-54). */
  'cart.allowZeroPrice': flag(false, 'page'),
  /** What is out of stock may stay in the cart (CONF-24). */
  'cart.allowOutOfStockInCart': flag(true, 'page'),
  /** Asks before a line is removed (CONF-23). */
  'cart.confirmBeforeRemove': flag(true, 'page'),
  /** What the number on the cart counts (CONF-23). */
  'cart.countType': choice(['quantities', 'items'], 'quantities', 'page'),
  /** The shop checks out elsewhere (CONF-54). */
  'cart.externalCheckout': flag(false, 'page'),
  /** The cart is kept in step with the shop's (CONF-55). */
  'cart.synchronize': flag(true, 'page'),
  /** Totals are asked of the shop (CONF-55). */
  'cart.synchronizeTotals': flag(true, 'page'),
  /** Waiting orders are sent without asking once the network is back (CONF-47). */
  'orders.offline_orders.automatic_transmission_enabled': flag(false, 'page'),
  /** First part of the names of the device's databases, so that two shops on one host do not meet. */
  'storage.name': text('zari', storeName, 'page'),
} as const satisfies Readonly<Record<string, Setting<unknown>>>;

export type SettingKey = keyof typeof settings;
