import { account } from '../account/pl.ts';
import { accountPage } from '../account-page/pl.ts';
import { addressRules } from '../address-rules/pl.ts';
import { cancelOrder } from '../cancel-order/pl.ts';
import { cancellation } from '../cancellation/pl.ts';
import { cart } from '../cart/pl.ts';
import { cartMerged } from '../cart-merged/pl.ts';
import { cartPage } from '../cart-page/pl.ts';
import { changeChoice } from '../change-choice/pl.ts';
import { chat } from '../chat/pl.ts';
import { checkout } from '../checkout/pl.ts';
import { compare } from '../compare/pl.ts';
import { consent } from '../consent/pl.ts';
import { contact } from '../contact/pl.ts';
import { delivery } from '../delivery/pl.ts';
import { device } from '../device/pl.ts';
import { film } from '../film/pl.ts';
import { giveBack } from '../give-back/pl.ts';
import { givenBack } from '../given-back/pl.ts';
import { invoice } from '../invoice/pl.ts';
import { kept } from '../kept/pl.ts';
import { lists } from '../lists/pl.ts';
import { myData } from '../my-data/pl.ts';
import { namedLists } from '../named-lists/pl.ts';
import { newsletter } from '../newsletter/pl.ts';
import { orderStatus } from '../order-status/pl.ts';
import { orders } from '../orders/pl.ts';
import { paying } from '../paying/pl.ts';
import { payment } from '../payment/pl.ts';
import { popUp } from '../pop-up/pl.ts';
import { priceFalls } from '../price-falls/pl.ts';
import { productMore } from '../product-more/pl.ts';
import { queueNews } from '../queue-news/pl.ts';
import { recap } from '../recap/pl.ts';
import { restock } from '../restock/pl.ts';
import { savedLines } from '../saved-lines/pl.ts';
import { sharedList } from '../shared-list/pl.ts';
import { shipments } from '../shipments/pl.ts';
import { signIn } from '../sign-in/pl.ts';
import { store } from '../store/pl.ts';
import { storeLocator } from '../store-locator/pl.ts';
import { tracking } from '../tracking/pl.ts';
import { waysToPay } from '../ways-to-pay/pl.ts';
import { whyPrice } from '../why-price/pl.ts';
import { wishlist } from '../wishlist/pl.ts';
import { withdrawal } from '../withdrawal/pl.ts';
import { zoom } from '../zoom/pl.ts';
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
