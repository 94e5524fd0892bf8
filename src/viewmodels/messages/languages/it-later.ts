import { account } from '../account/it.ts';
import { accountPage } from '../account-page/it.ts';
import { addressRules } from '../address-rules/it.ts';
import { cancelOrder } from '../cancel-order/it.ts';
import { cancellation } from '../cancellation/it.ts';
import { cart } from '../cart/it.ts';
import { cartMerged } from '../cart-merged/it.ts';
import { cartPage } from '../cart-page/it.ts';
import { changeChoice } from '../change-choice/it.ts';
import { chat } from '../chat/it.ts';
import { checkout } from '../checkout/it.ts';
import { compare } from '../compare/it.ts';
import { consent } from '../consent/it.ts';
import { contact } from '../contact/it.ts';
import { delivery } from '../delivery/it.ts';
import { device } from '../device/it.ts';
import { film } from '../film/it.ts';
import { giveBack } from '../give-back/it.ts';
import { givenBack } from '../given-back/it.ts';
import { invoice } from '../invoice/it.ts';
import { kept } from '../kept/it.ts';
import { lists } from '../lists/it.ts';
import { myData } from '../my-data/it.ts';
import { namedLists } from '../named-lists/it.ts';
import { newsletter } from '../newsletter/it.ts';
import { orderStatus } from '../order-status/it.ts';
import { orders } from '../orders/it.ts';
import { paying } from '../paying/it.ts';
import { payment } from '../payment/it.ts';
import { popUp } from '../pop-up/it.ts';
import { priceFalls } from '../price-falls/it.ts';
import { productMore } from '../product-more/it.ts';
import { queueNews } from '../queue-news/it.ts';
import { recap } from '../recap/it.ts';
import { restock } from '../restock/it.ts';
import { savedLines } from '../saved-lines/it.ts';
import { sharedList } from '../shared-list/it.ts';
import { shipments } from '../shipments/it.ts';
import { signIn } from '../sign-in/it.ts';
import { store } from '../store/it.ts';
import { storeLocator } from '../store-locator/it.ts';
import { tracking } from '../tracking/it.ts';
import { waysToPay } from '../ways-to-pay/it.ts';
import { whyPrice } from '../why-price/it.ts';
import { wishlist } from '../wishlist/it.ts';
import { withdrawal } from '../withdrawal/it.ts';
import { zoom } from '../zoom/it.ts';
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
