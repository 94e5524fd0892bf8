import type { Gateways } from '#adapters/gateways.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { Backdrop } from './backdrop.ts';

/** The part of the backdrop that is the shop's API. */
export type ToldShopApi = Pick<
  Backdrop,
  | 'sell'
  | 'addCategory'
  | 'planHome'
  | 'announces'
  | 'promotes'
  | 'opensStores'
  | 'givesCoupon'
  | 'breaks'
  | 'holdsCatalog'
  | 'leaves'
  | 'sendsNewsletterTo'
  | 'doesNewsletterGoTo'
  | 'shopsCart'
  | 'putIntoShopsCart'
  | 'asked'
  | 'orders'
  | 'settlesPayment'
  | 'lastOrder'
  | 'setTime'
>;

/** The shop's API, and the ways to it. */
export type ShopApi = ToldShopApi & { readonly gatewaysOf: (storeView: Cell<StoreView>) => Gateways };
