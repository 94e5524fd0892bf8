import type { AddToCart } from '#domain/cart/add-to-cart.ts';
import type { AdoptLine } from '#domain/cart/adopt-line.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartGateway } from '#domain/cart/cart-gateway.ts';
import type { CartRules } from '#domain/cart/cart-rules.ts';
import type { ChangeChoice } from '#domain/cart/change-choice.ts';
import type { ChangePieces } from '#domain/cart/change-pieces.ts';
import type { CheckLines } from '#domain/cart/check-lines.ts';
import type { ApplyCoupon, RemoveCoupon } from '#domain/cart/coupon.ts';
import type { LoadTotals } from '#domain/cart/load-totals.ts';
import type { RemoveLine, ReturnLine } from '#domain/cart/remove-line.ts';
import type { RunStep } from '#domain/cart/run-step.ts';
import type { SavedLines } from '#domain/cart/save-for-later.ts';
import type { SyncCart } from '#domain/cart/sync-cart.ts';
import type { AddressRules } from '#domain/catalog/addresses.ts';
import type { Category } from '#domain/catalog/category.ts';
import type { FilterRules } from '#domain/catalog/filters.ts';
import type { ProductFinder } from '#domain/catalog/find-product.ts';
import type { LoadAttributes } from '#domain/catalog/load-attributes.ts';
import type { LoadCategories } from '#domain/catalog/load-categories.ts';
import type { MenuView } from '#domain/catalog/menu-view.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { RecentSearches } from '#domain/catalog/recent-searches.ts';
import type { RememberSearch } from '#domain/catalog/remember-search.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import type { AcceptTerms, ChangeDetails, SetBillingSame } from '#domain/checkout/change-details.ts';
import type { CheckoutMethods } from '#domain/checkout/checkout-methods.ts';
import type { ChoosePayment } from '#domain/checkout/choose-payment.ts';
import type { ChooseShipping } from '#domain/checkout/choose-shipping.ts';
import type { DeliveryRules } from '#domain/checkout/delivery-days.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { LoadMethods } from '#domain/checkout/load-methods.ts';
import type { TellShop } from '#domain/checkout/tell-shop.ts';
import type { ClosePromo } from '#domain/content/close-promo.ts';
import type { HomeGateway } from '#domain/content/home.ts';
import type { HomeView } from '#domain/content/home-view.ts';
import type { LoadPromos } from '#domain/content/load-promos.ts';
import type { ProductPapers } from '#domain/content/product-papers.ts';
import type { ClosedPromos, Promos } from '#domain/content/promos.ts';
import type { Panels } from '#domain/interface/panels.ts';
import type { BackOnline } from '#domain/journeys/back-online.ts';
import type { CartMore } from '#domain/journeys/cart-more.ts';
import type { ChooseStore } from '#domain/journeys/choose-store.ts';
import type { LoadFrame } from '#domain/journeys/load-frame.ts';
import type { LoadMore } from '#domain/journeys/load-more.ts';
import type { NoteViewed } from '#domain/journeys/note-viewed.ts';
import type { OpenAddress } from '#domain/journeys/open-address.ts';
import type { OpenCart } from '#domain/journeys/open-cart.ts';
import type { OpenCartMore } from '#domain/journeys/open-cart-more.ts';
import type { OpenCategory } from '#domain/journeys/open-category.ts';
import type { OpenHome } from '#domain/journeys/open-home.ts';
import type { OpenMissing } from '#domain/journeys/open-missing.ts';
import type { OpenProduct } from '#domain/journeys/open-product.ts';
import type { OpenProductMore } from '#domain/journeys/open-product-more.ts';
import type { OpenSearch } from '#domain/journeys/open-search.ts';
import type { OpenWishlist } from '#domain/journeys/open-wishlist.ts';
import type { ProductMore } from '#domain/journeys/product-more.ts';
import type { SeenCategory, SeenTile } from '#domain/journeys/sketch.ts';
import type { StartVisit } from '#domain/journeys/start-visit.ts';
import type { Suggest, SuggestPopular } from '#domain/journeys/suggest.ts';
import type { ForgetSaved, ToggleSaved } from '#domain/lists/change-wishlist.ts';
import type { RecentlyViewed } from '#domain/lists/recently-viewed.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import type { Notices } from '#domain/notices/notices.ts';
import type { Notify } from '#domain/notices/notify.ts';
import type { TellRefusal } from '#domain/notices/tell-refusal.ts';
import type { ConfirmWaiting, DeclineWaiting, PutOffWaiting } from '#domain/orders/answer-waiting.ts';
import type { EditOrder } from '#domain/orders/edit-order.ts';
import type { LookAgain, OpenPayment } from '#domain/orders/follow-payment.ts';
import type { FollowUpOrders, OrderRules } from '#domain/orders/follow-up-orders.ts';
import type { LeaveConfirmation, OpenConfirmation } from '#domain/orders/open-confirmation.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderBook } from '#domain/orders/order-book.ts';
import type { OrderGateway } from '#domain/orders/order-gateway.ts';
import type { OrderStore } from '#domain/orders/order-store.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import type { PlaceOrder } from '#domain/orders/place-order.ts';
import type { ReadOrders } from '#domain/orders/read-orders.ts';
import type { RetryOrder } from '#domain/orders/retry-order.ts';
import type { ReturnPieces } from '#domain/orders/return-pieces.ts';
import type { SendOrder } from '#domain/orders/send-order.ts';
import type { ReadWaiting, SendWaiting } from '#domain/orders/send-waiting.ts';
import type { TakeBack } from '#domain/orders/take-back.ts';
import type { CategoryView } from '#domain/pricing/category-view.ts';
import type { FindList, FindMore } from '#domain/pricing/find-list.ts';
import type { MissingView } from '#domain/pricing/missing-view.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { SearchView } from '#domain/pricing/search-view.ts';
import type { Suggestions } from '#domain/pricing/suggestions.ts';
import type { TileRules } from '#domain/pricing/tile.ts';
import type { SendReview } from '#domain/reviews/send-review.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Ids } from '#domain/shared/ids.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Spread } from '#domain/shared/spread.ts';
import type { StockCheck } from '#domain/stock/availability.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { ResilientStore } from '#domain/storage/resilient-store.ts';
import type { Signals, Turns } from '#domain/storage/turn-taking.ts';
import type { StoreChoiceKeeper } from '#domain/storeview/store-choice-keeper.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { AddressBar } from '#viewmodels/address-bar.ts';
import type { Contact } from '#viewmodels/messages.ts';
import type { Dictionary } from '#viewmodels/words/dictionary.ts';
import type { LoadWords } from '#viewmodels/words/speak.ts';
import type { Words } from '#viewmodels/words/words.ts';
import { token } from './token.ts';

// The outside world: bound by the browser, the server or a test.
export const CLOCK = token<Clock>('clock');
export const LOG = token<Log>('log');
export const IDS = token<Ids>('ids');
export const SPREAD = token<Spread>('spread');
export const CONNECTIVITY = token<Connectivity>('connectivity');
export const ADDRESS_BAR = token<AddressBar>('address-bar');
export const TURNS = token<Turns>('turns');
export const SIGNALS = token<Signals>('signals');
export const SEARCH_INDEX = token<SearchIndex>('search-index');
export const HOME_GATEWAY = token<HomeGateway>('home-gateway');
export const STOCK_CHECK = token<StockCheck>('stock-check');
export const CART_GATEWAY = token<CartGateway>('cart-gateway');
export const ORDER_BOOK = token<OrderBook>('order-book');
export const ORDER_GATEWAY = token<OrderGateway>('order-gateway');
export const PRODUCT_PAPERS = token<ProductPapers>('product-papers');
export const ORDER_STORE = token<OrderStore>('order-store');
/** Opened at the first use: a store for what outlives the browser, and one for drafts of this tab. */
export const DEVICE_STORE = token<() => Promise<ResilientStore>>('device-store');
export const DRAFT_STORE = token<() => Promise<ResilientStore>>('draft-store');

// What the merchant configured.
export const RETURN_DAYS = token<number>('return-days');
export const SHOP_RULES = token<TileRules & AddressRules>('shop-rules');
/** What lists can be narrowed by. */
export const FILTER_RULES = token<FilterRules>('filter-rules');
export const CART_RULES = token<CartRules>('cart-rules');
export const ORDER_RULES = token<OrderRules>('order-rules');
export const DELIVERY_RULES = token<DeliveryRules>('delivery-rules');
export const CONTACT = token<Contact>('contact');
export const MEDIA_BASE = token<string>('media-base');
export const WORDS = token<Words>('words');
export const DICTIONARY = token<Dictionary>('dictionary');
export const STORE_CHOICE_KEEPER = token<StoreChoiceKeeper>('store-choice-keeper');
export const CHOOSE_STORE = token<ChooseStore>('choose-store');
export const LOAD_WORDS = token<LoadWords>('load-words');

// State areas.
export const STORE_VIEW = token<Cell<StoreView>>('store-view');
export const MENU = token<Cell<MenuView>>('menu');
/** All categories, once they were read in this visit. */
export const KNOWN_CATEGORIES = token<Cell<readonly Category[]>>('known-categories');
export const PROMOS = token<Cell<Promos>>('promos');
export const CLOSED_PROMOS = token<Cell<ClosedPromos>>('closed-promos');
export const HOME_VIEW = token<Cell<HomeView>>('home-view');
export const CATEGORY_VIEW = token<Cell<CategoryView>>('category-view');
export const PRODUCT_VIEW = token<Cell<ProductView>>('product-view');
export const MISSING_VIEW = token<Cell<MissingView>>('missing');
export const PRODUCT_MORE = token<Cell<ProductMore>>('product-more');
export const PANELS = token<Cell<Panels>>('panels');
export const SEARCH_VIEW = token<Cell<SearchView>>('search-view');
export const SEARCH_TEXT = token<Cell<string>>('search-text');
export const SUGGESTIONS = token<Cell<Suggestions>>('suggestions');
export const RECENT_SEARCHES = token<Cell<RecentSearches>>('recent-searches');
export const NOTICES = token<Cell<Notices>>('notices');
export const IS_ONLINE = token<Cell<boolean>>('is-online');
export const IS_DEVICE_READ = token<Cell<boolean>>('is-device-read');
export const CART = token<Cell<Cart>>('cart');
export const CART_MORE = token<Cell<CartMore>>('cart-more');
export const RECENTLY_VIEWED = token<Cell<RecentlyViewed>>('recently-viewed');
export const WISHLIST = token<Cell<Wishlist>>('wishlist');
export const CHECKOUT = token<Cell<CheckoutDetails>>('checkout');

export const CHECKOUT_METHODS = token<Cell<CheckoutMethods>>('checkout-methods');
export const ORDER_VIEW = token<Cell<OrderView>>('order-view');
export const IS_THANK_YOU_PAGE = token<Cell<boolean>>('is-thank-you-page');
/** The orders the shopper is asked about (QUEUE-21). */
export const WAITING_ORDERS = token<Cell<readonly Order[]>>('waiting-orders');

/** Every area the device keeps, to be opened when the page has come to life. */
export const KEPT_CELLS = token<readonly Pick<PersistedCell<never>, 'open' | 'settled'>[]>('kept-cells');

// Verbs of the frame and the catalogue.
export const NOTIFY = token<Notify>('notify');
export const MARKET = token<() => Market>('market');
export const LOAD_ATTRIBUTES = token<LoadAttributes>('load-attributes');
export const LOAD_CATEGORIES = token<LoadCategories>('load-categories');
export const LOAD_PROMOS = token<LoadPromos>('load-promos');
export const CLOSE_PROMO = token<ClosePromo>('close-promo');
export const LOAD_FRAME = token<LoadFrame>('load-frame');
export const FIND_LIST = token<FindList>('find-list');
export const FIND_MORE = token<FindMore>('find-more');
export const OPEN_HOME = token<OpenHome>('open-home');
export const OPEN_CATEGORY = token<OpenCategory>('open-category');
export const LOAD_MORE = token<LoadMore>('load-more');
export const OPEN_SEARCH = token<OpenSearch>('open-search');
export const LOAD_MORE_RESULTS = token<LoadMore>('load-more-results');
export const SUGGEST = token<Suggest>('suggest');
export const SUGGEST_POPULAR = token<SuggestPopular>('suggest-popular');
export const REMEMBER_SEARCH = token<RememberSearch>('remember-search');
export const PRODUCT_FINDER = token<ProductFinder>('product-finder');
/** Asks ahead for a product that will probably be opened. */
export const FORESEE_PRODUCT = token<ProductFinder['foresee']>('foresee-product');
export const OPEN_PRODUCT = token<OpenProduct>('open-product');
export const SEND_REVIEW = token<SendReview>('send-review');
export const NOTE_VIEWED = token<NoteViewed>('note-viewed');
export const OPEN_MISSING = token<OpenMissing>('open-missing');
export const OPEN_PRODUCT_MORE = token<OpenProductMore>('open-product-more');
export const OPEN_ADDRESS = token<OpenAddress>('open-address');

// What the shopper has seen, to sketch a page that is on its way.
export const SEEN_TILE = token<SeenTile>('seen-tile');
export const SEEN_CATEGORY = token<SeenCategory>('seen-category');

// Verbs of what is kept for later.
export const TOGGLE_SAVED = token<ToggleSaved>('toggle-saved');
export const FORGET_SAVED = token<ForgetSaved>('forget-saved');
export const OPEN_WISHLIST = token<OpenWishlist>('open-wishlist');

// Verbs of the cart.
export const ADD_TO_CART = token<AddToCart>('add-to-cart');
export const CHANGE_CHOICE = token<ChangeChoice>('change-choice');
export const CHECK_LINES = token<CheckLines>('check-lines');
export const CHANGE_PIECES = token<ChangePieces>('change-pieces');
export const REMOVE_LINE = token<RemoveLine>('remove-line');
export const RETURN_LINE = token<ReturnLine>('return-line');
export const APPLY_COUPON = token<ApplyCoupon>('apply-coupon');
export const REMOVE_COUPON = token<RemoveCoupon>('remove-coupon');
export const SYNC_CART = token<SyncCart>('sync-cart');
export const RUN_STEP = token<RunStep>('run-step');
export const ADOPT_LINE = token<AdoptLine>('adopt-line');
export const LOAD_TOTALS = token<LoadTotals>('load-totals');
export const OPEN_CART = token<OpenCart>('open-cart');
export const OPEN_CART_MORE = token<OpenCartMore>('open-cart-more');
export const SAVED_LINES = token<SavedLines>('saved-lines');
export const IS_IN_CHECKOUT = token<() => boolean>('is-in-checkout');

// Verbs of the checkout and the orders.
export const CHANGE_DETAILS = token<ChangeDetails>('change-details');
export const SET_BILLING_SAME = token<SetBillingSame>('set-billing-same');
export const ACCEPT_TERMS = token<AcceptTerms>('accept-terms');
export const LOAD_METHODS = token<LoadMethods>('load-methods');
export const TELL_SHOP = token<TellShop>('tell-shop');
export const CHOOSE_SHIPPING = token<ChooseShipping>('choose-shipping');
export const CHOOSE_PAYMENT = token<ChoosePayment>('choose-payment');
export const PLACE_ORDER = token<PlaceOrder>('place-order');
export const SEND_ORDER = token<SendOrder>('send-order');
export const TAKE_BACK = token<TakeBack>('take-back');
export const RETURN_PIECES = token<ReturnPieces>('return-pieces');
export const EDIT_ORDER = token<EditOrder>('edit-order');
export const RETRY_ORDER = token<RetryOrder>('retry-order');
export const READ_ORDERS = token<ReadOrders>('read-orders');
export const READ_WAITING = token<ReadWaiting>('read-waiting');
export const FOLLOW_UP_ORDERS = token<FollowUpOrders>('follow-up-orders');
export const CONFIRM_WAITING = token<ConfirmWaiting>('confirm-waiting');
export const DECLINE_WAITING = token<DeclineWaiting>('decline-waiting');
export const PUT_OFF_WAITING = token<PutOffWaiting>('put-off-waiting');
export const SEND_WAITING = token<SendWaiting>('send-waiting');
export const OPEN_CONFIRMATION = token<OpenConfirmation>('open-confirmation');
export const OPEN_PAYMENT = token<OpenPayment>('open-payment');
export const LOOK_AGAIN = token<LookAgain>('look-again');
export const LEAVE_CONFIRMATION = token<LeaveConfirmation>('leave-confirmation');
export const TELL_REFUSAL = token<TellRefusal>('tell-refusal');

// Journeys of the page in the browser.
export const START_VISIT = token<StartVisit>('start-visit');
export const BACK_ONLINE = token<BackOnline>('back-online');
