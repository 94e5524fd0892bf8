import { createSendReview } from '#domain/reviews/send-review.ts';
import { createOpenProductMore } from '#domain/workflows/open-product-more.ts';
import { createProductMore } from '#viewmodels/product-more/product-more-model.ts';
import { createReviewForm } from '#viewmodels/product-more/review-form-model.ts';

/** What comes after a product, and comes with it: no first page needs it. */
export const productMore = {
  sendReview: createSendReview,
  reviewForm: createReviewForm,
  openProductMore: createOpenProductMore,
  productMorePart: createProductMore,
};
