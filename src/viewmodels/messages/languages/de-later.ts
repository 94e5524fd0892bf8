import { account } from '../account/de.ts';
import { accountPage } from '../account-page/de.ts';
import { addressRules } from '../address-rules/de.ts';
import { cancelOrder } from '../cancel-order/de.ts';
import { cancellation } from '../cancellation/de.ts';
import { cart } from '../cart/de.ts';
import { cartMerged } from '../cart-merged/de.ts';
import { cartPage } from '../cart-page/de.ts';
import { changeChoice } from '../change-choice/de.ts';
import { chat } from '../chat/de.ts';
import { checkout } from '../checkout/de.ts';
import { compare } from '../compare/de.ts';
import { consent } from '../consent/de.ts';
import { contact } from '../contact/de.ts';
import { delivery } from '../delivery/de.ts';
import { device } from '../device/de.ts';
import { film } from '../film/de.ts';
import { giveBack } from '../give-back/de.ts';
import { givenBack } from '../given-back/de.ts';
import { invoice } from '../invoice/de.ts';
import { kept } from '../kept/de.ts';
import { lists } from '../lists/de.ts';
import { myData } from '../my-data/de.ts';
import { namedLists } from '../named-lists/de.ts';
import { newsletter } from '../newsletter/de.ts';
import { orderStatus } from '../order-status/de.ts';
import { orders } from '../orders/de.ts';
import { paying } from '../paying/de.ts';
import { payment } from '../payment/de.ts';
import { popUp } from '../pop-up/de.ts';
import { priceFalls } from '../price-falls/de.ts';
import { productMore } from '../product-more/de.ts';
import { queueNews } from '../queue-news/de.ts';
import { recap } from '../recap/de.ts';
import { restock } from '../restock/de.ts';
import { savedLines } from '../saved-lines/de.ts';
import { sharedList } from '../shared-list/de.ts';
import { shipments } from '../shipments/de.ts';
import { signIn } from '../sign-in/de.ts';
import { store } from '../store/de.ts';
import { storeLocator } from '../store-locator/de.ts';
import { tracking } from '../tracking/de.ts';
import { waysToPay } from '../ways-to-pay/de.ts';
import { whyPrice } from '../why-price/de.ts';
import { wishlist } from '../wishlist/de.ts';
import { withdrawal } from '../withdrawal/de.ts';
import { zoom } from '../zoom/de.ts';
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
