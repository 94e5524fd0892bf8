import { account } from '../account/hi.ts';
import { accountPage } from '../account-page/hi.ts';
import { addressRules } from '../address-rules/hi.ts';
import { cancelOrder } from '../cancel-order/hi.ts';
import { cancellation } from '../cancellation/hi.ts';
import { cart } from '../cart/hi.ts';
import { cartMerged } from '../cart-merged/hi.ts';
import { cartPage } from '../cart-page/hi.ts';
import { changeChoice } from '../change-choice/hi.ts';
import { chat } from '../chat/hi.ts';
import { checkout } from '../checkout/hi.ts';
import { compare } from '../compare/hi.ts';
import { consent } from '../consent/hi.ts';
import { contact } from '../contact/hi.ts';
import { delivery } from '../delivery/hi.ts';
import { device } from '../device/hi.ts';
import { film } from '../film/hi.ts';
import { giveBack } from '../give-back/hi.ts';
import { givenBack } from '../given-back/hi.ts';
import { invoice } from '../invoice/hi.ts';
import { kept } from '../kept/hi.ts';
import { lists } from '../lists/hi.ts';
import { myData } from '../my-data/hi.ts';
import { namedLists } from '../named-lists/hi.ts';
import { newsletter } from '../newsletter/hi.ts';
import { orderStatus } from '../order-status/hi.ts';
import { orders } from '../orders/hi.ts';
import { paying } from '../paying/hi.ts';
import { payment } from '../payment/hi.ts';
import { popUp } from '../pop-up/hi.ts';
import { priceFalls } from '../price-falls/hi.ts';
import { productMore } from '../product-more/hi.ts';
import { queueNews } from '../queue-news/hi.ts';
import { recap } from '../recap/hi.ts';
import { restock } from '../restock/hi.ts';
import { savedLines } from '../saved-lines/hi.ts';
import { sharedList } from '../shared-list/hi.ts';
import { shipments } from '../shipments/hi.ts';
import { signIn } from '../sign-in/hi.ts';
import { store } from '../store/hi.ts';
import { storeLocator } from '../store-locator/hi.ts';
import { tracking } from '../tracking/hi.ts';
import { waysToPay } from '../ways-to-pay/hi.ts';
import { whyPrice } from '../why-price/hi.ts';
import { wishlist } from '../wishlist/hi.ts';
import { withdrawal } from '../withdrawal/hi.ts';
import { zoom } from '../zoom/hi.ts';
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
