import { readStoredSizeUnit } from '#adapters/stored/stored-size-unit.ts';
import type { SizeUnit } from '#domain/content/size-guide.ts';
import { createSendReview } from '#domain/reviews/send-review.ts';
import { createOpenProductMore } from '#domain/workflows/open-product-more.ts';
import { createProductMore } from '#viewmodels/product-more/product-more-model.ts';
import { createReviewForm } from '#viewmodels/product-more/review-form-model.ts';
import { createSizeFit } from '#viewmodels/product-more/size-fit-model.ts';
import { devicesArea } from '../areas/kept-area.ts';

/** In what sizes are read, whoever uses the device. It is kept apart from all else, as no first page needs it. */
const sizeUnit = devicesArea<SizeUnit>({ area: 'sizeUnit', initial: 'in', parse: readStoredSizeUnit });

/** What comes after a product, and comes with it: no first page needs it. */
export const productMore = {
  sizeUnit: sizeUnit.keep,
  sendReview: createSendReview,
  reviewForm: createReviewForm,
  openProductMore: createOpenProductMore,
  productMorePart: createProductMore,
  sizeFit: createSizeFit,
};
