import type { ChooseVariant } from '#domain/catalog/choose-variant.ts';
import type { ProductFinder } from '#domain/catalog/find-product.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { SizeGuideGateway } from '#domain/content/size-guide-gateway.ts';
import type { NoteViewed } from '#domain/journeys/note-viewed.ts';
import type { OpenAddress } from '#domain/journeys/open-address.ts';
import type { OpenProduct } from '#domain/journeys/open-product.ts';
import type { OpenProductMore } from '#domain/journeys/open-product-more.ts';
import type { ProductMore } from '#domain/journeys/product-more.ts';
import type { ReviewGateway } from '#domain/reviews/review-gateway.ts';
import type { SendReview } from '#domain/reviews/send-review.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import type { ProductMoreModel } from '#viewmodels/product-more/product-more-model.ts';
import type { ReviewFormModel } from '#viewmodels/product-more/review-form-model.ts';
import type { ProductSetModel } from '#viewmodels/product-set/product-set-model.ts';
import { token } from '../token.ts';

export const OPEN_ADDRESS = token<OpenAddress>('open-address');
export const REVIEW_GATEWAY = token<ReviewGateway>('review-gateway');
export const SIZE_GUIDE_GATEWAY = token<SizeGuideGateway>('size-guide-gateway');
export const CHOOSE_VARIANT = token<ChooseVariant>('choose-variant');
export const PRODUCT_VIEW = token<Cell<ProductView>>('product-view');
export const PRODUCT_MORE = token<Cell<ProductMore>>('product-more');
export const PRODUCT_FINDER = token<ProductFinder>('product-finder');
/** Asks ahead for a product that will probably be opened. */
export const FORESEE_PRODUCT = token<ProductFinder['foresee']>('foresee-product');
export const OPEN_PRODUCT = token<OpenProduct>('open-product');
export const SEND_REVIEW = token<SendReview>('send-review');
export const NOTE_VIEWED = token<NoteViewed>('note-viewed');
export const OPEN_PRODUCT_MORE = token<OpenProductMore>('open-product-more');
export const PRODUCT_SCREEN = token<ProductScreenModel>('product-screen');
export const PRODUCT_MORE_PART = token<ProductMoreModel>('product-more-part');
export const REVIEW_FORM = token<ReviewFormModel>('review-form');
export const PRODUCT_SET = token<ProductSetModel>('product-set');

/** What a page asks for before the half that acts is there. */
export const productForwarded = [FORESEE_PRODUCT, OPEN_PRODUCT, OPEN_ADDRESS];
