import { ContainerModule } from 'inversify';
import { createProductFinder, type ProductFinder } from '#domain/catalog/find-product.ts';
import { createNoteViewed } from '#domain/journeys/note-viewed.ts';
import { createOpenAddress } from '#domain/journeys/open-address.ts';
import { createOpenProduct } from '#domain/journeys/open-product.ts';
import { CATEGORY_VIEW, LOAD_ATTRIBUTES, LOAD_FRAME, MENU, OPEN_CATEGORY, SEARCH_INDEX } from '../catalog/tokens.ts';
import { CLOCK, LOG } from '../device/tokens.ts';
import { RECENTLY_VIEWED } from '../lists/tokens.ts';
import { provide } from '../provide.ts';
import { SHOP_RULES } from '../settings/tokens.ts';
import { FORESEE_PRODUCT, NOTE_VIEWED, OPEN_ADDRESS, OPEN_PRODUCT, PRODUCT_FINDER, PRODUCT_VIEW } from './tokens.ts';

/** The page of a product, and addresses that may lead to one. */
export const productModule = new ContainerModule(({ bind }) => {
  provide(bind, PRODUCT_FINDER, createProductFinder, { searchIndex: SEARCH_INDEX, clock: CLOCK });
  provide(
    bind,
    FORESEE_PRODUCT,
    ({ productFinder }: { readonly productFinder: ProductFinder }) => productFinder.foresee,
    {
      productFinder: PRODUCT_FINDER,
    },
  );
  provide(bind, OPEN_PRODUCT, createOpenProduct, {
    productView: PRODUCT_VIEW,
    searchIndex: SEARCH_INDEX,
    productFinder: PRODUCT_FINDER,
    loadFrame: LOAD_FRAME,
    loadAttributes: LOAD_ATTRIBUTES,
    clock: CLOCK,
    log: LOG,
    shopRules: SHOP_RULES,
    noteViewed: NOTE_VIEWED,
  });
  provide(bind, NOTE_VIEWED, createNoteViewed, { productView: PRODUCT_VIEW, recentlyViewed: RECENTLY_VIEWED });
  provide(bind, OPEN_ADDRESS, createOpenAddress, {
    openProduct: OPEN_PRODUCT,
    openCategory: OPEN_CATEGORY,
    categoryView: CATEGORY_VIEW,
    menu: MENU,
  });
});
