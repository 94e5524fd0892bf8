import { account } from '../account/es.ts';
import { accountPage } from '../account-page/es.ts';
import { addressRules } from '../address-rules/es.ts';
import { cancelOrder } from '../cancel-order/es.ts';
import { cancellation } from '../cancellation/es.ts';
import { cart } from '../cart/es.ts';
import { cartMerged } from '../cart-merged/es.ts';
import { cartPage } from '../cart-page/es.ts';
import { changeChoice } from '../change-choice/es.ts';
import { chat } from '../chat/es.ts';
import { checkout } from '../checkout/es.ts';
import { compare } from '../compare/es.ts';
import { consent } from '../consent/es.ts';
import { contact } from '../contact/es.ts';
import { delivery } from '../delivery/es.ts';
import { device } from '../device/es.ts';
import { film } from '../film/es.ts';
import { giveBack } from '../give-back/es.ts';
import { givenBack } from '../given-back/es.ts';
import { invoice } from '../invoice/es.ts';
import { kept } from '../kept/es.ts';
import { lists } from '../lists/es.ts';
import { myData } from '../my-data/es.ts';
import { namedLists } from '../named-lists/es.ts';
import { newsletter } from '../newsletter/es.ts';
import { orderStatus } from '../order-status/es.ts';
import { orders } from '../orders/es.ts';
import { paying } from '../paying/es.ts';
import { payment } from '../payment/es.ts';
import { popUp } from '../pop-up/es.ts';
import { priceFalls } from '../price-falls/es.ts';
import { productMore } from '../product-more/es.ts';
import { queueNews } from '../queue-news/es.ts';
import { recap } from '../recap/es.ts';
import { restock } from '../restock/es.ts';
import { savedLines } from '../saved-lines/es.ts';
import { sharedList } from '../shared-list/es.ts';
import { shipments } from '../shipments/es.ts';
import { signIn } from '../sign-in/es.ts';
import { store } from '../store/es.ts';
import { storeLocator } from '../store-locator/es.ts';
import { tracking } from '../tracking/es.ts';
import { waysToPay } from '../ways-to-pay/es.ts';
import { whyPrice } from '../why-price/es.ts';
import { wishlist } from '../wishlist/es.ts';
import { withdrawal } from '../withdrawal/es.ts';
import { zoom } from '../zoom/es.ts';
import type { LaterTexts } from './shares.ts';

export const later: LaterTexts = {
  device,
  kept,
  'queue-news': queueNews,
  film,
  zoom,
  'why-price': whyPrice,
  'product-more': productMore,
  account,
  'sign-in': signIn,
  'account-page': accountPage,
  store,
  lists,
  wishlist,
  'my-data': myData,
  'named-lists': namedLists,
  'shared-list': sharedList,
  compare,
  newsletter,
  popUp,
  chat,
  'price-falls': priceFalls,
  restock,
  consent,
  delivery,
  contact,
  'store-locator': storeLocator,
  cart,
  'cart-page': cartPage,
  'cart-merged': cartMerged,
  'saved-lines': savedLines,
  'change-choice': changeChoice,
  checkout,
  'address-rules': addressRules,
  orders,
  'order-status': orderStatus,
  tracking,
  shipments,
  cancellation,
  'cancel-order': cancelOrder,
  withdrawal,
  'given-back': givenBack,
  'give-back': giveBack,
  invoice,
  payment,
  paying,
  recap,
  'ways-to-pay': waysToPay,
};
