import { account } from '../account/ar.ts';
import { accountPage } from '../account-page/ar.ts';
import { addressRules } from '../address-rules/ar.ts';
import { cancelOrder } from '../cancel-order/ar.ts';
import { cancellation } from '../cancellation/ar.ts';
import { cart } from '../cart/ar.ts';
import { cartMerged } from '../cart-merged/ar.ts';
import { cartPage } from '../cart-page/ar.ts';
import { changeChoice } from '../change-choice/ar.ts';
import { chat } from '../chat/ar.ts';
import { checkout } from '../checkout/ar.ts';
import { compare } from '../compare/ar.ts';
import { consent } from '../consent/ar.ts';
import { contact } from '../contact/ar.ts';
import { delivery } from '../delivery/ar.ts';
import { device } from '../device/ar.ts';
import { film } from '../film/ar.ts';
import { giveBack } from '../give-back/ar.ts';
import { givenBack } from '../given-back/ar.ts';
import { invoice } from '../invoice/ar.ts';
import { kept } from '../kept/ar.ts';
import { lists } from '../lists/ar.ts';
import { myData } from '../my-data/ar.ts';
import { namedLists } from '../named-lists/ar.ts';
import { newsletter } from '../newsletter/ar.ts';
import { orderStatus } from '../order-status/ar.ts';
import { orders } from '../orders/ar.ts';
import { paying } from '../paying/ar.ts';
import { payment } from '../payment/ar.ts';
import { popUp } from '../pop-up/ar.ts';
import { priceFalls } from '../price-falls/ar.ts';
import { productMore } from '../product-more/ar.ts';
import { queueNews } from '../queue-news/ar.ts';
import { recap } from '../recap/ar.ts';
import { restock } from '../restock/ar.ts';
import { savedLines } from '../saved-lines/ar.ts';
import { sharedList } from '../shared-list/ar.ts';
import { shipments } from '../shipments/ar.ts';
import { signIn } from '../sign-in/ar.ts';
import { store } from '../store/ar.ts';
import { storeLocator } from '../store-locator/ar.ts';
import { tracking } from '../tracking/ar.ts';
import { waysToPay } from '../ways-to-pay/ar.ts';
import { whyPrice } from '../why-price/ar.ts';
import { wishlist } from '../wishlist/ar.ts';
import { withdrawal } from '../withdrawal/ar.ts';
import { zoom } from '../zoom/ar.ts';
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
