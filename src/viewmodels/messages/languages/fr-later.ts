import { account } from '../account/fr.ts';
import { accountPage } from '../account-page/fr.ts';
import { addressRules } from '../address-rules/fr.ts';
import { cancelOrder } from '../cancel-order/fr.ts';
import { cancellation } from '../cancellation/fr.ts';
import { cart } from '../cart/fr.ts';
import { cartMerged } from '../cart-merged/fr.ts';
import { cartPage } from '../cart-page/fr.ts';
import { changeChoice } from '../change-choice/fr.ts';
import { chat } from '../chat/fr.ts';
import { checkout } from '../checkout/fr.ts';
import { compare } from '../compare/fr.ts';
import { consent } from '../consent/fr.ts';
import { contact } from '../contact/fr.ts';
import { delivery } from '../delivery/fr.ts';
import { device } from '../device/fr.ts';
import { film } from '../film/fr.ts';
import { giveBack } from '../give-back/fr.ts';
import { givenBack } from '../given-back/fr.ts';
import { invoice } from '../invoice/fr.ts';
import { kept } from '../kept/fr.ts';
import { lists } from '../lists/fr.ts';
import { myData } from '../my-data/fr.ts';
import { namedLists } from '../named-lists/fr.ts';
import { newsletter } from '../newsletter/fr.ts';
import { orderStatus } from '../order-status/fr.ts';
import { orders } from '../orders/fr.ts';
import { paying } from '../paying/fr.ts';
import { payment } from '../payment/fr.ts';
import { popUp } from '../pop-up/fr.ts';
import { priceFalls } from '../price-falls/fr.ts';
import { productMore } from '../product-more/fr.ts';
import { queueNews } from '../queue-news/fr.ts';
import { recap } from '../recap/fr.ts';
import { restock } from '../restock/fr.ts';
import { savedLines } from '../saved-lines/fr.ts';
import { sharedList } from '../shared-list/fr.ts';
import { shipments } from '../shipments/fr.ts';
import { signIn } from '../sign-in/fr.ts';
import { store } from '../store/fr.ts';
import { storeLocator } from '../store-locator/fr.ts';
import { tracking } from '../tracking/fr.ts';
import { waysToPay } from '../ways-to-pay/fr.ts';
import { whyPrice } from '../why-price/fr.ts';
import { wishlist } from '../wishlist/fr.ts';
import { withdrawal } from '../withdrawal/fr.ts';
import { zoom } from '../zoom/fr.ts';
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
