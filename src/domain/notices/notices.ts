import type { Money } from '#domain/shared/money.ts';
import type { CartNoticeCode, NoticeCode, ShopNoticeCode } from './notice-codes.ts';

/** `info`, `success` and `warning` are told politely, `error` at once (UI-15). */
export type NoticeType = 'success' | 'info' | 'warning' | 'error';

export type Notice = {
  readonly code: NoticeCode;
  /** Where the code does not say it. */
  readonly type?: NoticeType;
  /** The API's own words, the error of a product, or what the device does; shown instead of the words of the code. */
  readonly text?: string;
  /** The number the shop has given to the order it is about. */
  readonly number?: string;
  /** A sum as the shopper saw it and as it is, and the currency that they saw it in. */
  readonly sums?: { readonly was: Money; readonly now: Money; readonly currency: string };
  /** The name of the product it is about. */
  readonly productName?: string;
  /** How the message begins that the shopper wrote and it is about; of a refused order, what the shop says to it. */
  readonly message?: string;
  /** Offers `Proceed to checkout` next to OK (CART-23, CART-26). */
  readonly offersCheckout?: boolean;
  /** The locale that it offers, and in whose words it is told. */
  readonly locale?: string;
  /** Stays until it is closed (UI-21). */
  readonly hasNoTimeout?: boolean;
  /** Milliseconds until it leaves by itself, instead of the usual five seconds (UI-20). */
  readonly timeToLive?: number;
};

/** One that is said where something was to go into the cart, too. */
export type CartNotice = Notice & { readonly code: CartNoticeCode };

/** `at` is when it was told, in milliseconds since 1970 UTC. */
export type ShownNotice = Notice & { readonly id: number; readonly at: number };

export type Notices = {
  readonly shown: readonly ShownNotice[];
  /**
   * What was told in this visit, shown or gone, the newest first. It stays in the memory of the page: another person at
   * the same device must not read what the shop said to this one.
   */
  readonly told: readonly ShownNotice[];
  readonly nextId: number;
  /** The shopper points at the notices or has the focus there: none leaves then. */
  readonly isHeld: boolean;
  /** The latest that was said aloud, on the page or in a panel: each is said once. */
  readonly saidUpTo?: number;
};

export const noNotices: Notices = { shown: [], told: [], nextId: 1, isHeld: false };

const AUTO_DISMISS_MS = 5_000; // specification §9, notifications
const MOST_TOLD = 20;

/** A notice with the words of the last one shown is not shown twice (UI-16, UI-17). */
export function withNotice(notices: Notices, notice: Notice, at: number): Notices {
  const last = notices.shown.at(-1);
  if (last && isSameNews(last, notice)) return notices;
  const shown = { ...notice, ...(waitsForShopper(notice) && { hasNoTimeout: true }), id: notices.nextId, at };
  return {
    ...notices,
    shown: [...notices.shown, shown],
    told: [shown, ...notices.told].slice(0, MOST_TOLD),
    nextId: shown.id + 1,
  };
}

function isSameNews(one: Notice, other: Notice): boolean {
  const parts = ['code', 'text', 'number', 'productName', 'message'] as const;
  return parts.every((part) => one[part] === other[part]);
}

export function withoutNotice(notices: Notices, id: number): Notices {
  return { ...notices, shown: notices.shown.filter((notice) => notice.id !== id) };
}

/** Without the news of these words, which are over. */
export function withoutNews(notices: Notices, text: string): Notices {
  return { ...notices, shown: notices.shown.filter((notice) => notice.text !== text) };
}

/** Where the checkout is open, nobody need be led there. */
export function withoutCheckoutOffers(notices: Notices): Notices {
  return { ...notices, shown: notices.shown.filter(({ offersCheckout }) => !offersCheckout) };
}

/** Who has just looked into the cart need not be led there. */
export function withoutCartNews(notices: Notices): Notices {
  return { ...notices, shown: notices.shown.filter((notice) => !leadsToCart(notice) && !notice.offersCheckout) };
}

/** Milliseconds a notice stays, or null when only the shopper closes it (UI-19 to UI-21). */
export function lifetimeOf(notice: Notice): number | null {
  return waitsForShopper(notice) ? null : (notice.timeToLive ?? AUTO_DISMISS_MS);
}

/** Nobody has to be quick to read a fault or to use a choice, unless whoever tells it gave it a time (UI-19). */
function waitsForShopper(notice: Notice): boolean {
  if (notice.hasNoTimeout) return true;
  return notice.timeToLive === undefined && (typeOf(notice) === 'error' || offersChoice(notice));
}

/** Whether a shopper has something to decide there. */
export function offersChoice({ offersCheckout = false, locale }: Notice): boolean {
  return offersCheckout || locale !== undefined;
}

const types: Readonly<Record<CartNoticeCode | ShopNoticeCode, NoticeType> & Partial<Record<NoticeCode, NoticeType>>> = {
  'cart-added': 'success',
  'cart-quantity-updated': 'success',
  'cart-price-unknown': 'error',
  'cart-out-of-stock': 'error',
  'cart-stock-unsure': 'warning',
  'cart-line-refused': 'error',
  'coupon-refused': 'error',
  'product-no-variants': 'error',
  'page-gone': 'error',
  'product-empty-result': 'error',
  'category-offline': 'warning',
  'filters-offline': 'warning',
  'order-refused': 'error',
  'order-not-kept': 'warning',
  'order-queued': 'error',
  'order-queue-refused': 'error',
  'order-queue-out-of-stock': 'error',
  'order-sent': 'success',
  'order-not-withdrawn': 'error',
  'order-being-canceled': 'info',
  'order-canceled': 'success',
  'order-not-canceled': 'error',
  'review-sent': 'success',
  'review-failed': 'error',
  'signed-out': 'info',
  'account-updated': 'success',
  'password-changed': 'success',
  'account-not-made': 'warning',
  'session-lost': 'error',
  'compare-added': 'success',
  'compare-removed': 'success',
  'compare-full': 'warning',
  'part-missing': 'error',
  'device-news': 'warning',
  'shop-renewed': 'info',
  'language-offered': 'info',
  'server-message': 'error',
};

const aboutCart: readonly NoticeCode[] = ['cart-added', 'cart-stock-unsure'];

/** Tells of something new in the cart, so that it offers a way there. */
export function leadsToCart({ code }: Notice): boolean {
  return aboutCart.includes(code);
}

export function typeOf(notice: Notice): NoticeType {
  return notice.type ?? types[notice.code] ?? 'error';
}
