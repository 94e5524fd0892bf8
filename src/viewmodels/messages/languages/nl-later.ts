import { account } from '../account/nl.ts';
import { accountPage } from '../account-page/nl.ts';
import { addressRules } from '../address-rules/nl.ts';
import { cancelOrder } from '../cancel-order/nl.ts';
import { cancellation } from '../cancellation/nl.ts';
import { cart } from '../cart/nl.ts';
import { cartMerged } from '../cart-merged/nl.ts';
import { cartPage } from '../cart-page/nl.ts';
import { changeChoice } from '../change-choice/nl.ts';
import { chat } from '../chat/nl.ts';
import { checkout } from '../checkout/nl.ts';
import { compare } from '../compare/nl.ts';
import { consent } from '../consent/nl.ts';
import { contact } from '../contact/nl.ts';
import { delivery } from '../delivery/nl.ts';
import { device } from '../device/nl.ts';
import { film } from '../film/nl.ts';
import { giveBack } from '../give-back/nl.ts';
import { givenBack } from '../given-back/nl.ts';
import { invoice } from '../invoice/nl.ts';
import { kept } from '../kept/nl.ts';
import { lists } from '../lists/nl.ts';
import { myData } from '../my-data/nl.ts';
import { namedLists } from '../named-lists/nl.ts';
import { newsletter } from '../newsletter/nl.ts';
import { orderStatus } from '../order-status/nl.ts';
import { orders } from '../orders/nl.ts';
import { paying } from '../paying/nl.ts';
import { payment } from '../payment/nl.ts';
import { popUp } from '../pop-up/nl.ts';
import { priceFalls } from '../price-falls/nl.ts';
import { productMore } from '../product-more/nl.ts';
import { queueNews } from '../queue-news/nl.ts';
import { recap } from '../recap/nl.ts';
import { restock } from '../restock/nl.ts';
import { savedLines } from '../saved-lines/nl.ts';
import { sharedList } from '../shared-list/nl.ts';
import { shipments } from '../shipments/nl.ts';
import { signIn } from '../sign-in/nl.ts';
import { store } from '../store/nl.ts';
import { storeLocator } from '../store-locator/nl.ts';
import { tracking } from '../tracking/nl.ts';
import { waysToPay } from '../ways-to-pay/nl.ts';
import { whyPrice } from '../why-price/nl.ts';
import { wishlist } from '../wishlist/nl.ts';
import { withdrawal } from '../withdrawal/nl.ts';
import { zoom } from '../zoom/nl.ts';
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
