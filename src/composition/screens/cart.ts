import { createOpenCartMore } from '#domain/workflows/open-cart-more.ts';
import { createCartScreen } from '#viewmodels/cart/cart-screen-model.ts';
import type { ChangeChoicePorts, MakeChangeChoice } from '#viewmodels/cart/change-choice-model.ts';
import { createMinicartPanel } from '#viewmodels/cart/minicart-panel-model.ts';
import { draft } from '../areas/draft.ts';

export const minicart = {
  minicart: createMinicartPanel,
};

export const cartScreen = {
  couponDraft: draft('coupon'),
  quantityDraft: draft('pieces'),
  makeChangeChoice: createMakeChangeChoice,
  openCartMore: createOpenCartMore,
  cartScreen: createCartScreen,
};
/** The model comes with the code of its dialog, when a shopper first wants another colour or size. */
function createMakeChangeChoice(ports: ChangeChoicePorts): MakeChangeChoice {
  return async (line) => {
    const { ChangeChoiceModel } = await import(
      /* webpackChunkName: "change-choice" */ '#viewmodels/cart/change-choice-model.ts'
    );
    return new ChangeChoiceModel(ports, line);
  };
}
