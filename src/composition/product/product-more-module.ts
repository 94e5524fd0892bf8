import { ContainerModule } from 'inversify';
import { createOpenProductMore } from '#domain/journeys/open-product-more.ts';
import { createSendReview } from '#domain/reviews/send-review.ts';
import { createProductMore } from '#viewmodels/product-more/product-more-model.ts';
import { createReviewForm } from '#viewmodels/product-more/review-form-model.ts';
import { SEARCH_INDEX } from '../catalog/tokens.ts';
import { HOME_GATEWAY } from '../content/tokens.ts';
import { DRAFTS, IS_DEVICE_READ } from '../device/tokens.ts';
import { NOTIFY, PANELS } from '../interface/tokens.ts';
import { RECENTLY_VIEWED } from '../lists/tokens.ts';
import { provide } from '../provide.ts';
import { MEDIA_BASE, SHOP_RULES } from '../settings/tokens.ts';
import { MARKET, STORE_VIEW, WORDS } from '../store/tokens.ts';
import {
  OPEN_PRODUCT_MORE,
  PRODUCT_MORE,
  PRODUCT_MORE_PART,
  PRODUCT_VIEW,
  REVIEW_FORM,
  REVIEW_GATEWAY,
  SEND_REVIEW,
  SIZE_GUIDE_GATEWAY,
} from './tokens.ts';

/** What comes after a product, and comes with it: no first page needs it. */
export const productMoreModule = new ContainerModule(({ bind }) => {
  provide(bind, SEND_REVIEW, createSendReview, { reviewGateway: REVIEW_GATEWAY, notify: NOTIFY });
  provide(bind, REVIEW_FORM, createReviewForm, {
    productView: PRODUCT_VIEW,
    sendReview: SEND_REVIEW,
    drafts: DRAFTS,
    words: WORDS,
  });
  provide(bind, OPEN_PRODUCT_MORE, createOpenProductMore, {
    productView: PRODUCT_VIEW,
    productMore: PRODUCT_MORE,
    recentlyViewed: RECENTLY_VIEWED,
    reviewGateway: REVIEW_GATEWAY,
    sizeGuideGateway: SIZE_GUIDE_GATEWAY,
    homeGateway: HOME_GATEWAY,
    searchIndex: SEARCH_INDEX,
    market: MARKET,
    shopRules: SHOP_RULES,
  });
  provide(bind, PRODUCT_MORE_PART, createProductMore, {
    productView: PRODUCT_VIEW,
    productMore: PRODUCT_MORE,
    panels: PANELS,
    storeView: STORE_VIEW,
    openProductMore: OPEN_PRODUCT_MORE,
    isDeviceRead: IS_DEVICE_READ,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
