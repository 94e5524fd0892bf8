import type { accountWords } from '../account/en.ts';
import type { accountPageWords } from '../account-page/en.ts';
import type { addressRuleWords } from '../address-rules/en.ts';
import type { cartWords } from '../cart/en.ts';
import type { cartMergedWords } from '../cart-merged/en.ts';
import type { cartNoticeWords } from '../cart-notices/en.ts';
import type { cartPageWords } from '../cart-page/en.ts';
import type { catalogWords } from '../catalog/en.ts';
import type { changeChoiceWords } from '../change-choice/en.ts';
import type { checkoutWords } from '../checkout/en.ts';
import type { commonWords } from '../common/en.ts';
import type { compareWords } from '../compare/en.ts';
import type { contactWords } from '../contact/en.ts';
import type { deviceWords } from '../device/en.ts';
import type { failureWords } from '../failures/en.ts';
import type { filmWords } from '../film/en.ts';
import type { filterWords } from '../filters/en.ts';
import type { frameWords } from '../frame/en.ts';
import type { homeWords } from '../home/en.ts';
import type { invoiceWords } from '../invoice/en.ts';
import type { keptWords } from '../kept/en.ts';
import type { listWords } from '../lists/en.ts';
import type { missingWords } from '../missing/en.ts';
import type { newsletterWords } from '../newsletter/en.ts';
import type { noticeWords } from '../notices/en.ts';
import type { orderStatusWords } from '../order-status/en.ts';
import type { orderWords } from '../orders/en.ts';
import type { payingWords } from '../paying/en.ts';
import type { paymentWords } from '../payment/en.ts';
import type { productWords } from '../product/en.ts';
import type { productMoreWords } from '../product-more/en.ts';
import type { productSetWords } from '../product-set/en.ts';
import type { queueNewsWords } from '../queue-news/en.ts';
import type { recapWords } from '../recap/en.ts';
import type { restockWords } from '../restock/en.ts';
import type { returnWords } from '../returns/en.ts';
import type { savedLineWords } from '../saved-lines/en.ts';
import type { searchWords } from '../search/en.ts';
import type { signInWords } from '../sign-in/en.ts';
import type { storeWords } from '../store/en.ts';
import type { storeLocatorWords } from '../store-locator/en.ts';
import type { textPageWords } from '../text-page/en.ts';
import type { trackingWords } from '../tracking/en.ts';
import type { wayToPayWords } from '../ways-to-pay/en.ts';
import type { whyPriceWords } from '../why-price/en.ts';
import type { Part, TextsOf } from '../writing/words.ts';
import type { zoomWords } from '../zoom/en.ts';

/** A language comes in two files: what a first page may say, and what comes with the first thing a shopper does. */
export type Share = 'first' | 'later';

type Parts<Each extends Part<string, unknown>> = { readonly [P in Each as P['name']]: TextsOf<P> };

export type FirstTexts = Parts<
  | typeof productSetWords
  | typeof filterWords
  | typeof catalogWords
  | typeof commonWords
  | typeof failureWords
  | typeof frameWords
  | typeof homeWords
  | typeof missingWords
  | typeof noticeWords
  | typeof cartNoticeWords
  | typeof productWords
  | typeof returnWords
  | typeof searchWords
  | typeof textPageWords
>;

export type LaterTexts = Parts<
  | typeof deviceWords
  | typeof queueNewsWords
  | typeof keptWords
  | typeof filmWords
  | typeof zoomWords
  | typeof whyPriceWords
  | typeof productMoreWords
  | typeof accountWords
  | typeof accountPageWords
  | typeof signInWords
  | typeof storeWords
  | typeof listWords
  | typeof compareWords
  | typeof newsletterWords
  | typeof restockWords
  | typeof contactWords
  | typeof storeLocatorWords
  | typeof cartWords
  | typeof cartPageWords
  | typeof cartMergedWords
  | typeof savedLineWords
  | typeof changeChoiceWords
  | typeof checkoutWords
  | typeof addressRuleWords
  | typeof orderWords
  | typeof orderStatusWords
  | typeof trackingWords
  | typeof invoiceWords
  | typeof paymentWords
  | typeof payingWords
  | typeof recapWords
  | typeof wayToPayWords
>;
