import type { ClosePromo } from '#domain/content/close-promo.ts';
import type { HomeGateway } from '#domain/content/home-gateway.ts';
import type { HomeView } from '#domain/content/home-view.ts';
import type { LoadPromos } from '#domain/content/load-promos.ts';
import type { PageGateway } from '#domain/content/page-gateway.ts';
import type { PromoGateway } from '#domain/content/promo-gateway.ts';
import type { ClosedPromos, Promos } from '#domain/content/promos.ts';
import type { ShopPageView } from '#domain/content/shop-page.ts';
import type { StoreLocationGateway } from '#domain/content/store-location-gateway.ts';
import type { StoresView } from '#domain/content/stores-view.ts';
import type { OpenHome } from '#domain/journeys/open-home.ts';
import type { OpenShopPage } from '#domain/journeys/open-shop-page.ts';
import type { OpenStores } from '#domain/journeys/open-stores.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { HomeScreenModel } from '#viewmodels/content/home-screen-model.ts';
import type { StoreLocatorModel } from '#viewmodels/content/store-locator-model.ts';
import type { TextPageModel } from '#viewmodels/text-page/text-page-model.ts';
import { token } from '../token.ts';

export const HOME_GATEWAY = token<HomeGateway>('home-gateway');
export const PAGE_GATEWAY = token<PageGateway>('page-gateway');
export const PROMO_GATEWAY = token<PromoGateway>('promo-gateway');
export const STORE_LOCATION_GATEWAY = token<StoreLocationGateway>('store-location-gateway');
export const PROMOS = token<Cell<Promos>>('promos');
export const CLOSED_PROMOS = token<Cell<ClosedPromos>>('closed-promos');
export const HOME_VIEW = token<Cell<HomeView>>('home-view');
export const LOAD_PROMOS = token<LoadPromos>('load-promos');
export const CLOSE_PROMO = token<ClosePromo>('close-promo');
export const OPEN_HOME = token<OpenHome>('open-home');
export const OPEN_SHOP_PAGE = token<OpenShopPage>('open-shop-page');
export const SHOP_PAGE_VIEW = token<Cell<ShopPageView>>('shop-page');
export const TEXT_PAGE = token<TextPageModel>('text-page');
export const STORES_VIEW = token<Cell<StoresView>>('stores-view');
export const OPEN_STORES = token<OpenStores>('open-stores');
export const STORE_LOCATOR = token<StoreLocatorModel>('store-locator');
export const HOME_SCREEN = token<HomeScreenModel>('home-screen');

/** What a page asks for before the half that acts is there. */
export const contentForwarded = [CLOSE_PROMO, OPEN_HOME, OPEN_SHOP_PAGE, OPEN_STORES];
