import { dateChecks } from '#api/contract-kit/checks/catalog/date-checks.ts';
import { deliveryChecks } from '#api/contract-kit/checks/catalog/delivery-checks.ts';
import { optionChecks } from '#api/contract-kit/checks/catalog/option-checks.ts';
import { pictureChecks } from '#api/contract-kit/checks/catalog/picture-checks.ts';
import { priceFallChecks } from '#api/contract-kit/checks/catalog/price-fall-checks.ts';
import { referenceChecks } from '#api/contract-kit/checks/catalog/reference-checks.ts';
import { reviewChecks } from '#api/contract-kit/checks/catalog/review-checks.ts';
import { sizeGuideChecks } from '#api/contract-kit/checks/catalog/size-guide-checks.ts';
import { skuListChecks } from '#api/contract-kit/checks/catalog/sku-list-checks.ts';
import { stockChecks } from '#api/contract-kit/checks/catalog/stock-checks.ts';
import type { Contract } from '#api/contract-kit/contract/load-contract.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { couponChecks } from './cart/coupon-checks.ts';
import { lineChecks } from './cart/line-checks.ts';
import { lineRefusals } from './cart/line-refusals.ts';
import { methodChecks } from './cart/method-checks.ts';
import { methodRefusals } from './cart/method-refusals.ts';
import { cartReadingChecks } from './cart/reading-checks.ts';
import { userCartChecks } from './cart/user-cart-checks.ts';
import { cmsChecks } from './content/cms-checks.ts';
import { consentChecks } from './content/consent-checks.ts';
import { homeChecks } from './content/home-checks.ts';
import { languageChecks } from './content/language-checks.ts';
import { mailChecks } from './content/mail-checks.ts';
import { newsletterChecks } from './content/newsletter-checks.ts';
import { sharedListChecks } from './content/shared-list-checks.ts';
import { stateChecks } from './content/state-checks.ts';
import { unsubscribeChecks } from './content/unsubscribe-checks.ts';
import { bodyChecks } from './each/body-checks.ts';
import { checksOfEach } from './each/each-operation.ts';
import { exampleChecks } from './each/example-checks.ts';
import { rightsChecks } from './each/rights-checks.ts';
import { agreementChecks } from './graphql/agreement-checks.ts';
import { queryChecks } from './graphql/query-checks.ts';
import { graphqlRefusals } from './graphql/refusal-checks.ts';
import { priceChecks } from './money/price-checks.ts';
import { renderedPriceChecks } from './money/rendered-price-checks.ts';
import { totalsChecks } from './money/totals-checks.ts';
import { cancelChecks } from './order/cancel-checks.ts';
import { cartOfOrderChecks } from './order/cart-of-order-checks.ts';
import { countryChecks } from './order/country-checks.ts';
import { orderMethodChecks } from './order/method-checks.ts';
import { onceChecks } from './order/once-checks.ts';
import { placeChecks } from './order/place-checks.ts';
import { orderReadingChecks } from './order/reading-checks.ts';
import { returnChecks } from './order/return-checks.ts';
import { orderStockChecks } from './order/stock-checks.ts';
import { orderTrackingChecks } from './order/tracking-checks.ts';
import { withdrawChecks } from './order/withdraw-checks.ts';
import { entityChecks } from './search/entity-checks.ts';
import { facetChecks } from './search/facet-checks.ts';
import { fieldChecks } from './search/field-checks.ts';
import { filterChecks } from './search/filter-checks.ts';
import { groupChecks } from './search/group-checks.ts';
import { pageChecks } from './search/page-checks.ts';
import { rangeChecks } from './search/range-checks.ts';
import { relevanceChecks } from './search/relevance-checks.ts';
import { searchRefusals } from './search/search-refusals.ts';
import { sortChecks } from './search/sort-checks.ts';
import { textChecks } from './search/text-checks.ts';
import { wordChecks } from './search/word-checks.ts';
import { addressChecks } from './transport/address-checks.ts';
import { envelopeChecks } from './transport/envelope-checks.ts';
import { jsonChecks } from './transport/json-checks.ts';
import { optionsChecks } from './transport/options-checks.ts';
import { originChecks } from './transport/origin-checks.ts';
import { atOnceChecks } from './user/at-once-checks.ts';
import { creditChecks } from './user/credit-checks.ts';
import { ownDataChecks } from './user/own-data-checks.ts';
import { passwordChecks } from './user/password-checks.ts';
import { profileChecks } from './user/profile-checks.ts';
import { refreshChecks } from './user/refresh-checks.ts';
import { registrationChecks } from './user/registration-checks.ts';

/** Everything that the kit knows to ask of a server, what holds at every operation first. */
export function allChecks(contract: Pick<Contract, 'operations' | 'bodySchema'>): readonly Check[] {
  const { operations } = contract;
  return [
    ...[addressChecks, originChecks, envelopeChecks, jsonChecks, optionsChecks(operations)],
    ...[checksOfEach(operations), bodyChecks(contract), exampleChecks(operations)],
    ...[lineChecks, lineRefusals, cartReadingChecks, methodChecks, methodRefusals, couponChecks],
    ...[totalsChecks, priceChecks, renderedPriceChecks],
    ...[
      skuListChecks,
      stockChecks,
      priceFallChecks,
      deliveryChecks,
      sizeGuideChecks,
      reviewChecks,
      referenceChecks,
      dateChecks,
    ],
    ...[pictureChecks, optionChecks],
    ...[filterChecks, fieldChecks, pageChecks, entityChecks, groupChecks, searchRefusals, sortChecks],
    ...[facetChecks, rangeChecks, wordChecks, relevanceChecks, textChecks],
    ...[queryChecks, agreementChecks, graphqlRefusals],
    ...[onceChecks, orderStockChecks, cartOfOrderChecks, orderReadingChecks, orderTrackingChecks, orderMethodChecks],
    ...[countryChecks, placeChecks, cancelChecks, returnChecks, withdrawChecks],
    ...[registrationChecks, profileChecks, refreshChecks, passwordChecks, ownDataChecks],
    ...[atOnceChecks, userCartChecks],
    ...[rightsChecks(operations), creditChecks],
    ...[
      newsletterChecks,
      mailChecks,
      unsubscribeChecks,
      cmsChecks,
      languageChecks,
      stateChecks,
      sharedListChecks,
      consentChecks,
      homeChecks,
    ],
  ].flat();
}
