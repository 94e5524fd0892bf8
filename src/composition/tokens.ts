import type { Cart } from '#domain/cart/cart.ts';
import type { CartGateway } from '#domain/cart/cart-gateway.ts';
import type { CartRules } from '#domain/cart/cart-rules.ts';
import type { AddressRules } from '#domain/catalog/addresses.ts';
import type { LoadCategories } from '#domain/catalog/load-categories.ts';
import type { MenuView } from '#domain/catalog/menu-view.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { HomeGateway } from '#domain/content/home.ts';
import type { HomeView } from '#domain/content/home-view.ts';
import type { Panels } from '#domain/interface/panels.ts';
import type { OpenAddress } from '#domain/journeys/open-address.ts';
import type { LoadMore, OpenCategory } from '#domain/journeys/open-category.ts';
import type { OpenHome } from '#domain/journeys/open-home.ts';
import type { OpenProduct } from '#domain/journeys/open-product.ts';
import type { Notices } from '#domain/notices/notices.ts';
import type { Notify } from '#domain/notices/notify.ts';
import type { OrderGateway } from '#domain/orders/order-gateway.ts';
import type { OrderStore } from '#domain/orders/order-store.ts';
import type { CategoryView } from '#domain/pricing/category-view.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { TileRules } from '#domain/pricing/tile.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Ids } from '#domain/shared/ids.ts';
import type { Log } from '#domain/shared/log.ts';
import type { StockCheck } from '#domain/stock/availability.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { ResilientStore } from '#domain/storage/resilient-store.ts';
import type { Signals, Turns } from '#domain/storage/turn-taking.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { Contact } from '#viewmodels/messages.ts';
import { token } from './token.ts';

// The outside world: bound by the browser, the server or a test.
export const CLOCK = token<Clock>('clock');
export const LOG = token<Log>('log');
export const IDS = token<Ids>('ids');
export const CONNECTIVITY = token<Connectivity>('connectivity');
export const TURNS = token<Turns>('turns');
export const SIGNALS = token<Signals>('signals');
export const SEARCH_INDEX = token<SearchIndex>('search-index');
export const HOME_GATEWAY = token<HomeGateway>('home-gateway');
export const STOCK_CHECK = token<StockCheck>('stock-check');
export const CART_GATEWAY = token<CartGateway>('cart-gateway');
export const ORDER_GATEWAY = token<OrderGateway>('order-gateway');
export const ORDER_STORE = token<OrderStore>('order-store');
/** Opened at the first use: a store for what outlives the browser, and one for drafts of this tab. */
export const DEVICE_STORE = token<() => Promise<ResilientStore>>('device-store');
export const DRAFT_STORE = token<() => Promise<ResilientStore>>('draft-store');

// What the merchant configured.
export const SHOP_RULES = token<TileRules & AddressRules>('shop-rules');
export const CART_RULES = token<CartRules>('cart-rules');
export const CONTACT = token<Contact>('contact');
export const MEDIA_BASE = token<string>('media-base');

// State areas.
export const STORE_VIEW = token<Cell<StoreView>>('store-view');
export const MENU = token<Cell<MenuView>>('menu');
export const HOME_VIEW = token<Cell<HomeView>>('home-view');
export const CATEGORY_VIEW = token<Cell<CategoryView>>('category-view');
export const PRODUCT_VIEW = token<Cell<ProductView>>('product-view');
export const PANELS = token<Cell<Panels>>('panels');
export const NOTICES = token<Cell<Notices>>('notices');
export const IS_ONLINE = token<Cell<boolean>>('is-online');
export const IS_DEVICE_READ = token<Cell<boolean>>('is-device-read');
export const CART = token<Cell<Cart>>('cart');
export const CHECKOUT = token<Cell<CheckoutDetails>>('checkout');

/** Every area the device keeps, to be opened when the page has come to life. */
export const KEPT_CELLS = token<readonly Pick<PersistedCell<never>, 'open' | 'settled'>[]>('kept-cells');

// Verbs of the frame and the catalogue.
export const NOTIFY = token<Notify>('notify');
export const MARKET = token<() => Market>('market');
export const LOAD_CATEGORIES = token<LoadCategories>('load-categories');
export const OPEN_HOME = token<OpenHome>('open-home');
export const OPEN_CATEGORY = token<OpenCategory>('open-category');
export const LOAD_MORE = token<LoadMore>('load-more');
export const OPEN_PRODUCT = token<OpenProduct>('open-product');
export const OPEN_ADDRESS = token<OpenAddress>('open-address');
