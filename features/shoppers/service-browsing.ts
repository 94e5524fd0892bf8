import { HOME_SCREEN, PRODUCT_SET } from '#composition/screen-tokens.ts';
import {
  CHOOSE_VARIANT,
  CLOSE_PROMO,
  CLOSED_PROMOS,
  CONNECTIVITY,
  HOME_VIEW,
  LEAVE_CONFIRMATION,
  MARKET,
  MENU,
  MISSING_VIEW,
  NOTIFY,
  OPEN_ADDRESS,
  OPEN_CART,
  OPEN_CART_MORE,
  OPEN_CATEGORY,
  OPEN_HOME,
  OPEN_MISSING,
  OPEN_PAYMENT,
  OPEN_PRODUCT,
  OPEN_PRODUCT_MORE,
  OPEN_SEARCH,
  PRODUCT_MORE,
  PRODUCT_VIEW,
  PROMOS,
  STORE_VIEW,
} from '#composition/tokens.ts';
import type { Visit } from '#composition/visit.ts';
import { type Product, picturesOf, type Variant } from '#domain/catalog/product.ts';
import { stripOf } from '#domain/content/promos.ts';
import type { PageOutcome } from '#domain/journeys/page-outcome.ts';
import { emptyPageNotice } from '#domain/notices/empty-page-notice.ts';
import { paymentWordAt } from '#domain/orders/payment.ts';
import { type PriceTag, priceOf, priceOfProduct } from '#domain/pricing/price-tag.ts';
import { canBeSold, isOutOfStock, isSellable } from '#domain/stock/availability.ts';
import { chosenVariant, isValueAvailable } from '#domain/stock/choose-variant.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import { listQueryOf, placeOf as placeOfList } from '#viewmodels/catalog/list-address.ts';
import { textOf } from '#viewmodels/messages.ts';
import { type SoldOutView, soldOutView } from '#viewmodels/product/sold-out-view.ts';
import { searchedIn } from '#viewmodels/search/search-address.ts';
import { inEnglish } from '#viewmodels/words/words.ts';
import { ready } from './ready.ts';
import { createServiceListing } from './service-listing.ts';
import type { Browsing, Place } from './shopper.ts';

const rules = { listOutOfStockProducts: true };
const noContact = { email: '' };

/** Where the shopper stands; the parts of a shopper share it. */
export type Whereabouts = { place: Place; address: string };

/** Opens pages by calling the verbs a page would call, and reads the state they leave. */
export function createServiceBrowsing(visitNow: () => Visit, whereabouts: Whereabouts): Browsing {
  const get: Visit['get'] = (name) => visitNow().get(name);

  return {
    opens,
    ...createServiceListing({ get, opens, addressNow: () => whereabouts.address }),
    place: async () => whereabouts.place,
    async product() {
      const { product, variant } = readyProduct();
      const { details } = ready(get(PRODUCT_VIEW).get());
      const tag = variant ? priceOf(variant.prices, get(MARKET)()) : priceOfProduct(product, get(MARKET)());
      return {
        name: product.name,
        designer: product.designer,
        ...(isSet(product) ? setPrice() : shownPrice(tag)),
        isOutOfStock: variant ? !isSellable(variant.stock) : isOutOfStock(product),
        error: product.error && textOf({ code: 'product-no-variants' }, inEnglish, noContact),
        choice: choiceOf(product, variant),
        pictures: picturesOf(product).map(({ path }) => path),
        details: Object.fromEntries(details.map(({ label, value }) => [label, String(value)])),
        isWornInPublic: product.celebrityImage !== '',
        hasBanner: product.banner !== '',
        hasFilm: product.gallery.some(({ video }) => video?.kind === 'file'),
      };
    },
    isLabelled: async (label) => readyProduct().product.tag === label,
    async chooses(option, value) {
      const { product, variant } = readyProduct();
      const wanted = valueLabelled(product, option, value);
      const next = chosenVariant(product, variant?.choice ?? {}, wanted, rules);
      if (next) get(CHOOSE_VARIANT)(next.sku);
    },
    async canChoose(option, value) {
      const { product } = readyProduct();
      const { code, value: id } = valueLabelled(product, option, value);
      return isValueAvailable(product, code, id, rules);
    },
    offeredInstead: async () => instead().map(({ name }) => name),
    async takesInstead(name) {
      const next = instead().find((each) => each.name === name);
      if (next) get(CHOOSE_VARIANT)(next.sku);
    },
    recentlyViewed: async () =>
      get(PRODUCT_MORE)
        .get()
        .recent.map(({ name }) => name),
    productBanners: async () =>
      get(PRODUCT_MORE)
        .get()
        .banners.map(({ title }) => title),
    isSizeGuideOffered: async () => get(PRODUCT_MORE).get().sizeGuide !== null,
    areReviewsMissing: async () => get(PRODUCT_MORE).get().reviews.kind === 'failed',
    async takes(part, pieces) {
      const [group] = get(PRODUCT_SET).groups;
      const choice = group?.choices.find(({ name }) => name === part);
      get(PRODUCT_SET).changePart(group?.id ?? 0, choice?.id ?? '', pieces);
    },
    async picksPart(option, part) {
      const group = get(PRODUCT_SET).groups.find(({ title }) => title === option);
      const choice = group?.choices.find(({ name }) => name === part);
      get(PRODUCT_SET).choose(group?.id ?? 0, choice?.id ?? '', true);
    },
    async leavesOut(file) {
      const [group] = get(PRODUCT_SET).groups;
      const choice = group?.choices.find(({ name }) => name === file);
      get(PRODUCT_SET).choose(group?.id ?? 0, choice?.id ?? '', false);
    },
    menu: async () =>
      get(MENU)
        .get()
        .entries.map(({ name, children }) => ({ name, below: children.map((each) => each.name) })),
    announcement: async () => stripOf(get(PROMOS).get(), get(CLOSED_PROMOS).get())?.title ?? null,
    async closesAnnouncement() {
      const strip = stripOf(get(PROMOS).get(), get(CLOSED_PROMOS).get());
      if (strip) await get(CLOSE_PROMO)(strip.id);
    },
    async standIns() {
      const { successor, near } = get(MISSING_VIEW).get();
      return (successor ? [successor.tile] : near).map(({ name }) => name);
    },
    async homeHead() {
      const [first] = get(HOME_VIEW).get().rows;
      return first?.kind === 'banners' ? (first.banners[0]?.title ?? null) : null;
    },
    async homeBanners() {
      const last = get(HOME_VIEW).get().rows.at(-1);
      return last?.kind === 'doors' ? last.banners.map(({ title }) => title) : [];
    },
    async homeStores() {
      const last = get(HOME_VIEW).get().rows.at(-1);
      return last?.kind === 'stores' ? last.stores.map(({ name }) => name) : [];
    },
    homeRows: async () => get(HOME_SCREEN).blocks.map(({ title }) => title),
  };

  async function opens(address: string): Promise<void> {
    if (whereabouts.place === 'confirmation') get(LEAVE_CONFIRMATION)();
    whereabouts.address = address;
    whereabouts.place = await placeAt(new URL(address, 'http://shop'));
  }

  async function placeAt({ pathname, searchParams }: URL): Promise<Place> {
    const [, first, second = '', , variant = null] = pathname.split('/');
    if (pathname === '/' || pathname === '/pwa.html') return placeOf('home', await get(OPEN_HOME)());
    if (first === 'cart') await Promise.all([get(OPEN_CART)(), get(OPEN_CART_MORE)()]);
    if (first === 'cart' || first === 'checkout') return first;
    if (first === 'confirmation' || first === 'payment') {
      await get(OPEN_PAYMENT)(searchParams.get('orderId'), paymentWordAt(pathname));
      return 'confirmation';
    }
    if (first === 'search') {
      const opened = await get(OPEN_SEARCH)({
        ...searchedIn(searchParams),
        place: placeOfList(listQueryOf(searchParams)),
      });
      return opened.kind === 'product' ? lookedUp(opened.address, new URLSearchParams()) : placeOfSearch(opened.kind);
    }
    if (first === 'c') {
      const by = { key: 'slug', value: second } as const;
      const place = placeOfList(listQueryOf(searchParams));
      return placeOf('category', await get(OPEN_CATEGORY)({ by, place }));
    }
    if (first === 'p')
      return placeOf('product', await get(OPEN_PRODUCT)({ by: { key: 'sku', value: second }, variant }));
    return lookedUp(pathname, searchParams);
  }

  function placeOfSearch(kind: 'ready' | 'failed'): Place {
    return kind === 'ready' ? 'search' : 'failed';
  }

  async function lookedUp(pathname: string, query: URLSearchParams): Promise<Place> {
    const opened = await get(OPEN_ADDRESS)(pathname, placeOfList(listQueryOf(query)));
    if (opened.kind === 'not-found') await get(OPEN_MISSING)(pathname);
    if (opened.kind === 'not-found' || opened.kind === 'failed') return opened.kind;
    return placeOf(opened.kind, opened.outcome);
  }

  /** Nothing to show leads home with a notice (ROUTE-47, ROUTE-48). */
  async function placeOf(place: Place, outcome: PageOutcome): Promise<Place> {
    if (outcome === 'failed') return 'failed';
    if (outcome === 'ready') {
      if (place === 'product') await get(OPEN_PRODUCT_MORE)();
      return place;
    }
    get(NOTIFY)(emptyPageNotice(get(CONNECTIVITY)));
    return placeOf('home', await get(OPEN_HOME)());
  }

  function readyProduct(): { readonly product: Product; readonly variant: Variant | null } {
    const { product, variant } = ready(get(PRODUCT_VIEW).get());
    return { product, variant: product.variants.find(({ sku }) => sku === variant) ?? null };
  }

  function instead(): SoldOutView['others'] {
    const { product, variant } = readyProduct();
    return variant && canBeSold(variant) ? [] : soldOutView(product, variant, inEnglish).others;
  }

  function setPrice() {
    const { current, regular, discount } = get(PRODUCT_SET).price;
    return { price: current, regular, discount };
  }

  function shownPrice({ current, regular, discount }: PriceTag) {
    const { currency } = get(STORE_VIEW).get();
    const isReduced = current < regular;
    return {
      price: displayPrice(current, currency),
      regular: isReduced ? displayPrice(regular, currency) : null,
      discount: discount > 0 ? `${discount}% off` : null,
    };
  }
}

function isSet({ type }: Product): boolean {
  return type === 'grouped' || type === 'bundle' || type === 'downloadable';
}

function choiceOf({ options }: Product, variant: Variant | null): Readonly<Record<string, string>> {
  if (!variant) return {};
  const chosen = options.map(({ code, values }) => [
    code,
    values.find(({ id }) => id === variant.choice[code])?.label ?? '',
  ]);
  return Object.fromEntries(chosen);
}

function valueLabelled(
  { options }: Product,
  label: string,
  value: string,
): { readonly code: string; readonly value: number } {
  const option = options.find(({ code }) => code === label);
  return { code: option?.code ?? '', value: option?.values.find((each) => each.label === value)?.id ?? 0 };
}
