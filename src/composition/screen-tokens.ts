import type { AccountPanelModel } from '#viewmodels/account/account-panel-model.ts';
import type { CartScreenModel } from '#viewmodels/cart/cart-screen-model.ts';
import type { MinicartPanelModel } from '#viewmodels/cart/minicart-panel-model.ts';
import type { CategoryScreenModel } from '#viewmodels/catalog/category-screen-model.ts';
import type { CheckoutScreenModel } from '#viewmodels/checkout/checkout-screen-model.ts';
import type { ConfirmationScreenModel } from '#viewmodels/confirmation/confirmation-screen-model.ts';
import type { HomeScreenModel } from '#viewmodels/content/home-screen-model.ts';
import type { ErrorScreenModel } from '#viewmodels/error/error-screen-model.ts';
import type { FrameModel } from '#viewmodels/frame/frame-model.ts';
import type { SavedModel } from '#viewmodels/lists/saved-model.ts';
import type { WishlistPanelModel } from '#viewmodels/lists/wishlist-panel-model.ts';
import type { NotFoundScreenModel } from '#viewmodels/not-found/not-found-screen-model.ts';
import type { WaitingOrdersModel } from '#viewmodels/orders/waiting-orders-model.ts';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import type { ProductMoreModel } from '#viewmodels/product-more/product-more-model.ts';
import type { ReviewFormModel } from '#viewmodels/product-more/review-form-model.ts';
import type { ProductSetModel } from '#viewmodels/product-set/product-set-model.ts';

import type { SearchPanelModel } from '#viewmodels/search/search-panel-model.ts';
import type { SearchScreenModel } from '#viewmodels/search/search-screen-model.ts';

import type { StoreChoiceModel } from '#viewmodels/store/store-choice-model.ts';

import type { TextPageModel } from '#viewmodels/text-page/text-page-model.ts';
import { token } from './token.ts';

/** The models of the frame and of each screen; a screen's code brings the module that binds its model. */
export const FRAME = token<FrameModel>('frame');
export const SAVED = token<SavedModel>('saved');
export const ACCOUNT_PANEL = token<AccountPanelModel>('account-panel');
export const WISHLIST_PANEL = token<WishlistPanelModel>('wishlist-panel');
export const MINICART = token<MinicartPanelModel>('minicart');
export const TEXT_PAGE = token<TextPageModel>('text-page');
export const SEARCH_SCREEN = token<SearchScreenModel>('search-screen');
export const SEARCH_PANEL = token<SearchPanelModel>('search-panel');
export const WAITING_ORDERS_PANEL = token<WaitingOrdersModel>('waiting-orders-panel');
export const HOME_SCREEN = token<HomeScreenModel>('home-screen');
export const CATEGORY_SCREEN = token<CategoryScreenModel>('category-screen');
export const PRODUCT_SCREEN = token<ProductScreenModel>('product-screen');
export const PRODUCT_MORE_PART = token<ProductMoreModel>('product-more-part');
export const REVIEW_FORM = token<ReviewFormModel>('review-form');
export const PRODUCT_SET = token<ProductSetModel>('product-set');
export const CART_SCREEN = token<CartScreenModel>('cart-screen');
export const CHECKOUT_SCREEN = token<CheckoutScreenModel>('checkout-screen');
export const CONFIRMATION_SCREEN = token<ConfirmationScreenModel>('confirmation-screen');
export const NOT_FOUND_SCREEN = token<NotFoundScreenModel>('not-found-screen');
export const STORE_CHOICE = token<StoreChoiceModel>('store-choice');
export const ERROR_SCREEN = token<ErrorScreenModel>('error-screen');
