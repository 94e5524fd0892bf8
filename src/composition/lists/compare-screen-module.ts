import { ContainerModule } from 'inversify';
import { createOpenCompare } from '#domain/journeys/open-compare.ts';
import { createCompareScreen } from '#viewmodels/lists/compare-screen-model.ts';
import { LOAD_ATTRIBUTES, SEARCH_INDEX } from '../catalog/tokens.ts';
import { IS_DEVICE_READ, IS_ONLINE } from '../device/tokens.ts';
import { provide } from '../provide.ts';
import { MEDIA_BASE, SHOP_RULES } from '../settings/tokens.ts';
import { MARKET, STORE_VIEW, WORDS } from '../store/tokens.ts';
import { COMPARE_SCREEN, COMPARED, OPEN_COMPARE, REMOVE_FROM_COMPARE } from './tokens.ts';

export const compareScreenModule = new ContainerModule(({ bind }) => {
  provide(bind, OPEN_COMPARE, createOpenCompare, {
    compared: COMPARED,
    searchIndex: SEARCH_INDEX,
    loadAttributes: LOAD_ATTRIBUTES,
    market: MARKET,
    shopRules: SHOP_RULES,
  });
  provide(bind, COMPARE_SCREEN, createCompareScreen, {
    compared: COMPARED,
    isDeviceRead: IS_DEVICE_READ,
    isOnline: IS_ONLINE,
    storeView: STORE_VIEW,
    openCompare: OPEN_COMPARE,
    removeFromCompare: REMOVE_FROM_COMPARE,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
