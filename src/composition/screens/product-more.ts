import { createOpenProductMore } from '#domain/journeys/open-product-more.ts';
import { createSendReview } from '#domain/reviews/send-review.ts';
import { createProductMore } from '#viewmodels/product-more/product-more-model.ts';
import { createReviewForm } from '#viewmodels/product-more/review-form-model.ts';

/** What comes after a product, and comes with it: no first page needs it. */
export const productMore = {
  sendReview: createSendReview,
  reviewForm: createReviewForm,
  openProductMore: createOpenProductMore,
  productMorePart: createProductMore,
};
