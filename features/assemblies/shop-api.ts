import type { Gateways } from '#adapters/gateways.ts';
import type { Session } from '#domain/session/session.ts';
import type { TokenGateway } from '#domain/session/token-gateway.ts';
import type { WithAuthorization } from '#domain/session/with-authorization.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { Fixtures } from './fixtures.ts';

/** The part of the fixtures that is the shop's API. */
export type ToldShopApi = Pick<
  Fixtures,
  | 'sell'
  | 'addCategory'
  | 'planHome'
  | 'plansRowOf'
  | 'announces'
  | 'promotes'
  | 'opensStores'
  | 'writesPage'
  | 'translates'
  | 'writesBlock'
  | 'givesCoupon'
  | 'givesCredit'
  | 'breaks'
  | 'holdsCatalog'
  | 'holdsReviews'
  | 'leaves'
  | 'sendsNewsletterTo'
  | 'doesNewsletterGoTo'
  | 'restocks'
  | 'restockMailsTo'
  | 'priceMailsTo'
  | 'measures'
  | 'reviewsHandedIn'
  | 'cartsTold'
  | 'eventsTold'
  | 'choicesRecorded'
  | 'mailsToShop'
  | 'serverCart'
  | 'putIntoServerCart'
  | 'asked'
  | 'orders'
  | 'settlesPayment'
  | 'lastOrder'
  | 'ships'
  | 'delivers'
  | 'packs'
  | 'movesReturn'
  | 'setTime'
>;

/** Whose ways to the API they are; without a session nobody has a price group. */
export type VisitWays = {
  readonly storeView: Cell<StoreView>;
  readonly withAuthorization: WithAuthorization;
  readonly session?: ReadonlyCell<Session>;
};

/** The shop's API, and the ways to it. */
export type ShopApi = ToldShopApi & {
  readonly gatewaysOf: (visit: VisitWays) => Gateways;
  readonly tokensOf: (storeView: Cell<StoreView>) => TokenGateway;
};
