import { ContainerModule } from 'inversify';
import { createFindKeptPages } from '#adapters/browser/cached-pages.ts';
import type { FindKeptPages } from '#domain/offline/kept-pages.ts';
import { createKeptShop, type KeptShopModel } from '#viewmodels/offline/kept-shop-model.ts';
import { FIND_AT_HAND } from '../catalog/tokens.ts';
import { CONNECTIVITY, IS_ONLINE } from '../device/tokens.ts';
import { provide, provideShared } from '../provide.ts';
import { MEDIA_BASE } from '../settings/tokens.ts';
import { LOAD_WORDS, STORE_VIEW, WORDS } from '../store/tokens.ts';
import { token } from '../token.ts';

export const KEPT_SHOP = token<KeptShopModel>('kept-shop');
const FIND_KEPT_PAGES = token<FindKeptPages>('find-kept-pages');

/** What the device keeps, for where nothing else can be shown. */
export const keptShopModule = new ContainerModule(({ bind }) => {
  provideShared(bind, FIND_KEPT_PAGES, createFindKeptPages());
  provide(bind, KEPT_SHOP, createKeptShop, {
    connectivity: CONNECTIVITY,
    isOnline: IS_ONLINE,
    storeView: STORE_VIEW,
    findKeptPages: FIND_KEPT_PAGES,
    findAtHand: FIND_AT_HAND,
    loadWords: LOAD_WORDS,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
