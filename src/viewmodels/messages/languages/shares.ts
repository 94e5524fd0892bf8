import type { accountMessages } from '../account/en.ts';
import type { accountPageMessages } from '../account-page/en.ts';
import type { addressRuleMessages } from '../address-rules/en.ts';
import type { cancelOrderMessages } from '../cancel-order/en.ts';
import type { cancellationMessages } from '../cancellation/en.ts';
import type { cartMessages } from '../cart/en.ts';
import type { cartMergedMessages } from '../cart-merged/en.ts';
import type { cartNoticeMessages } from '../cart-notices/en.ts';
import type { cartPageMessages } from '../cart-page/en.ts';
import type { catalogMessages } from '../catalog/en.ts';
import type { changeChoiceMessages } from '../change-choice/en.ts';
import type { chatMessages } from '../chat/en.ts';
import type { checkoutMessages } from '../checkout/en.ts';
import type { commonMessages } from '../common/en.ts';
import type { compareMessages } from '../compare/en.ts';
import type { consentMessages } from '../consent/en.ts';
import type { contactMessages } from '../contact/en.ts';
import type { deliveryMessages } from '../delivery/en.ts';
import type { deviceMessages } from '../device/en.ts';
import type { failureMessages } from '../failures/en.ts';
import type { filmMessages } from '../film/en.ts';
import type { filterMessages } from '../filters/en.ts';
import type { frameMessages } from '../frame/en.ts';
import type { giveBackMessages } from '../give-back/en.ts';
import type { givenBackMessages } from '../given-back/en.ts';
import type { homeMessages } from '../home/en.ts';
import type { invoiceMessages } from '../invoice/en.ts';
import type { keptMessages } from '../kept/en.ts';
import type { listMessages } from '../lists/en.ts';
import type { missingMessages } from '../missing/en.ts';
import type { myDataMessages } from '../my-data/en.ts';
import type { namedListMessages } from '../named-lists/en.ts';
import type { newsletterMessages } from '../newsletter/en.ts';
import type { noticeMessages } from '../notices/en.ts';
import type { orderStatusMessages } from '../order-status/en.ts';
import type { orderMessages } from '../orders/en.ts';
import type { payingMessages } from '../paying/en.ts';
import type { paymentMessages } from '../payment/en.ts';
import type { popUpMessages } from '../pop-up/en.ts';
import type { priceFallMessages } from '../price-falls/en.ts';
import type { productMessages } from '../product/en.ts';
import type { productMoreMessages } from '../product-more/en.ts';
import type { productSetMessages } from '../product-set/en.ts';
import type { queueNewsMessages } from '../queue-news/en.ts';
import type { recapMessages } from '../recap/en.ts';
import type { restockMessages } from '../restock/en.ts';
import type { returnMessages } from '../returns/en.ts';
import type { savedLineMessages } from '../saved-lines/en.ts';
import type { searchMessages } from '../search/en.ts';
import type { sharedListMessages } from '../shared-list/en.ts';
import type { shipmentMessages } from '../shipments/en.ts';
import type { signInMessages } from '../sign-in/en.ts';
import type { storeMessages } from '../store/en.ts';
import type { storeLocatorMessages } from '../store-locator/en.ts';
import type { textPageMessages } from '../text-page/en.ts';
import type { trackingMessages } from '../tracking/en.ts';
import type { wayToPayMessages } from '../ways-to-pay/en.ts';
import type { whyPriceMessages } from '../why-price/en.ts';
import type { wishlistMessages } from '../wishlist/en.ts';
import type { withdrawalMessages } from '../withdrawal/en.ts';
import type { Namespace, TextsOf } from '../writing/messages.ts';
import type { zoomMessages } from '../zoom/en.ts';

/** A language comes in two files: what a first page may say, and what comes with the first thing a shopper does. */
export type Share = 'first' | 'later';

type Namespaces<Each extends Namespace<string, unknown>> = { readonly [P in Each as P['name']]: TextsOf<P> };

export type FirstTexts = Namespaces<
  | typeof productSetMessages
  | typeof filterMessages
  | typeof catalogMessages
  | typeof commonMessages
  | typeof failureMessages
  | typeof frameMessages
  | typeof homeMessages
  | typeof missingMessages
  | typeof noticeMessages
  | typeof cartNoticeMessages
  | typeof productMessages
  | typeof returnMessages
  | typeof searchMessages
  | typeof textPageMessages
>;

export type LaterTexts = Namespaces<
  | typeof deviceMessages
  | typeof queueNewsMessages
  | typeof keptMessages
  | typeof filmMessages
  | typeof zoomMessages
  | typeof whyPriceMessages
  | typeof productMoreMessages
  | typeof accountMessages
  | typeof accountPageMessages
  | typeof signInMessages
  | typeof storeMessages
  | typeof listMessages
  | typeof wishlistMessages
  | typeof myDataMessages
  | typeof namedListMessages
  | typeof sharedListMessages
  | typeof compareMessages
  | typeof newsletterMessages
  | typeof popUpMessages
  | typeof chatMessages
  | typeof restockMessages
  | typeof priceFallMessages
  | typeof consentMessages
  | typeof deliveryMessages
  | typeof contactMessages
  | typeof storeLocatorMessages
  | typeof cartMessages
  | typeof cartPageMessages
  | typeof cartMergedMessages
  | typeof savedLineMessages
  | typeof changeChoiceMessages
  | typeof checkoutMessages
  | typeof addressRuleMessages
  | typeof orderMessages
  | typeof orderStatusMessages
  | typeof trackingMessages
  | typeof shipmentMessages
  | typeof cancellationMessages
  | typeof cancelOrderMessages
  | typeof withdrawalMessages
  | typeof givenBackMessages
  | typeof giveBackMessages
  | typeof invoiceMessages
  | typeof paymentMessages
  | typeof payingMessages
  | typeof recapMessages
  | typeof wayToPayMessages
>;
