import { createChooseVariant } from '#domain/catalog/choose-variant.ts';
import { createProductScreen } from '#viewmodels/product/product-screen-model.ts';

export const productScreen = {
  chooseVariant: createChooseVariant,
  productScreen: createProductScreen,
};
