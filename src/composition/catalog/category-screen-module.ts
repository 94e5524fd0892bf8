import { ContainerModule } from 'inversify';
import { createCategoryScreen } from '#viewmodels/catalog/category-screen-model.ts';
import { ADDRESS_BAR, IS_ONLINE } from '../device/tokens.ts';
import { provide } from '../provide.ts';
import { FILTER_RULES, MEDIA_BASE, SHOP_RULES, SORTS } from '../settings/tokens.ts';
import { STORE_VIEW, WORDS } from '../store/tokens.ts';
import { CATEGORY_SCREEN, CATEGORY_VIEW, LOAD_MORE } from './tokens.ts';

export const categoryScreenModule = new ContainerModule(({ bind }) => {
  provide(bind, CATEGORY_SCREEN, createCategoryScreen, {
    categoryView: CATEGORY_VIEW,
    storeView: STORE_VIEW,
    isOnline: IS_ONLINE,
    loadMore: LOAD_MORE,
    addressBar: ADDRESS_BAR,
    filterRules: FILTER_RULES,
    sorts: SORTS,
    shopRules: SHOP_RULES,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
