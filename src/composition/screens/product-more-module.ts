import { ContainerModule } from 'inversify';
import { createSendReview } from '#domain/reviews/send-review.ts';
import { createProductMore } from '#viewmodels/product-more/product-more-model.ts';
import { createReviewForm } from '#viewmodels/product-more/review-form-model.ts';
import { provide } from '../provide.ts';
import { PRODUCT_MORE_PART, REVIEW_FORM } from '../screen-tokens.ts';
import {
  IS_DEVICE_READ,
  MEDIA_BASE,
  NOTIFY,
  OPEN_PRODUCT_MORE,
  PANELS,
  PRODUCT_MORE,
  PRODUCT_PAPERS,
  PRODUCT_VIEW,
  SEND_REVIEW,
  STORE_VIEW,
  WORDS,
} from '../tokens.ts';

export const productMoreModule = new ContainerModule(({ bind }) => {
  provide(bind, SEND_REVIEW, createSendReview, { papers: PRODUCT_PAPERS, notify: NOTIFY });
  provide(bind, REVIEW_FORM, createReviewForm, { view: PRODUCT_VIEW, sendReview: SEND_REVIEW, words: WORDS });
  provide(bind, PRODUCT_MORE_PART, createProductMore, {
    view: PRODUCT_VIEW,
    more: PRODUCT_MORE,
    panels: PANELS,
    storeView: STORE_VIEW,
    openProductMore: OPEN_PRODUCT_MORE,
    isDeviceRead: IS_DEVICE_READ,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
