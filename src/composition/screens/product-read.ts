import { createOpenProductMore } from '#domain/workflows/open-product-more.ts';
import { createReadProduct } from '#viewmodels/product-more/product-read-model.ts';

/** What comes after a product, where the page server draws it for those who run no scripts. */
export const productReading = {
  openProductMore: createOpenProductMore,
  readProduct: createReadProduct,
};
