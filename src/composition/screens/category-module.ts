import { ContainerModule } from 'inversify';
import { createCategoryScreen } from '#viewmodels/catalog/category-screen-model.ts';
import { provide } from '../provide.ts';
import { CATEGORY_SCREEN } from '../screen-tokens.ts';
import {
  ADDRESS_BAR,
  CATEGORY_VIEW,
  FILTER_RULES,
  IS_ONLINE,
  LOAD_MORE,
  MEDIA_BASE,
  SHOP_RULES,
  SORTS,
  STORE_VIEW,
  WORDS,
} from '../tokens.ts';

export const categoryModule = new ContainerModule(({ bind }) => {
  provide(bind, CATEGORY_SCREEN, createCategoryScreen, {
    view: CATEGORY_VIEW,
    storeView: STORE_VIEW,
    isOnline: IS_ONLINE,
    loadMore: LOAD_MORE,
    addressBar: ADDRESS_BAR,
    filterRules: FILTER_RULES,
    sorts: SORTS,
    rules: SHOP_RULES,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
