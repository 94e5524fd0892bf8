import type { EcommerceEvent } from '#domain/analytics/ecommerce-event.ts';
import type { ProductType } from '#domain/catalog/product.ts';
import type { Fit } from '#domain/reviews/review.ts';

/** A product as a scenario tells it; everything else has a sensible default. Prices in rupees, tax included. */
export type ProductSpec = {
  readonly name: string;
  readonly sku: string;
  readonly designer: string;
  readonly slug: string;
  readonly path: string;
  readonly price: number;
  readonly usPrice: number | null;
  readonly otherPrice: number | null;
  readonly special: number | null;
  readonly specialFrom: string | null;
  readonly specialTo: string | null;
  /** What the group of everybody with an account pays; null where it pays what others do. */
  readonly groupPrice: number | null;
  /** What each costs everybody from so many pieces on. */
  readonly tiers: readonly { readonly quantity: number; readonly price: number }[];
  readonly isTaxFree: boolean;
  readonly quantity: number;
  readonly isStockOn: boolean;
  readonly status: number;
  readonly visibility: number;
  readonly hasPicture: boolean;
  /** One of the reference API's; '' where the merchant says nothing. */
  readonly fabric: string;
  /** Where it was made; '' where nothing is said. */
  readonly origin: string;
  readonly isReadyToShip: boolean;
  /** Working days until one that is made to order ships; null where the merchant does not say. */
  readonly makeDays: number | null;
  /** ISO 3166-1 codes. */
  readonly notSentTo: readonly string[];
  readonly isWornInPublic: boolean;
  readonly hasBanner: boolean;
  readonly hasFilm: boolean;
  /** Colours that are pictured from behind as well. */
  readonly backs: readonly string[];
  readonly tag: string | null;
  readonly categoryIds: readonly number[];
  /** `YYYY-MM-DD` */
  readonly created: string;
  readonly variants: readonly VariantSpec[];
  /** What it is when it has no variants. */
  readonly type: ProductType;
  /** Skus of the products of a set. */
  readonly associated: readonly string[];
  /** Skus that the merchant offers in its place. */
  readonly successors: readonly string[];
  readonly bundle: readonly OptionSpec[];
  readonly files: readonly { readonly title: string; readonly price: number }[];
  /** Of the reviews that the shop has approved, one each. */
  readonly stars: readonly number[];
  /** How those who said so found that it fits, an approved review each. */
  readonly fits: readonly Fit[];
};

/** An option of a bundle that takes one of these products; `flagged` are those chosen at first. */
export type OptionSpec = {
  readonly title: string;
  readonly skus: readonly string[];
  readonly flagged: readonly string[];
};

export type VariantSpec = {
  readonly color: string;
  readonly size: string;
  readonly price: number;
  readonly quantity: number;
  readonly isOn: boolean;
  /** How many of it ship at once. */
  readonly ready?: number;
  /** Working days until one that is made to order ships. */
  readonly makeDays?: number;
};

export type CategorySpec = {
  readonly id: number;
  readonly parentId: number;
  readonly name: string;
  readonly slug: string;
  readonly path: string;
  readonly isActive: boolean;
  readonly isInMenu: boolean;
  readonly title: string;
  readonly hasBanner: boolean;
};

/** Moments as RFC 3339; the second is no more among them. */
export type Days = { readonly startsAt: string; readonly endsAt: string };

/** Somebody with an account. */
export type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
};

/** What goes wrong with the shop's API. */
export type Fault =
  | { readonly part: 'catalog' | 'stock' | 'home' | 'size-guides'; readonly kind: 'no-answer' }
  /** A piece of the merchant's text, by its name. */
  | { readonly part: 'block'; readonly identifier: string }
  | { readonly part: 'reviews'; readonly kind: 'no-answer' | 'takes-none' | 'answers-page' | 'answers-half' }
  | { readonly part: 'newsletter'; readonly kind: 'no-answer' | 'refuses' }
  | { readonly part: 'restock' | 'price-falls' | 'delivery'; readonly kind: 'no-answer' }
  | { readonly part: 'mails'; readonly kind: 'no-token' }
  | { readonly part: 'orders'; readonly kind: 'no-answer' | 'fails' }
  | { readonly part: 'next-order'; readonly kind: 'answer-lost' | 'found-faulty' }
  | { readonly part: 'account'; readonly kind: 'no-answer' }
  | { readonly part: 'deletion'; readonly kind: 'answer-lost' }
  | { readonly part: 'cart'; readonly kind: 'forgotten' }
  | { readonly part: 'cart'; readonly kind: 'refuses'; readonly sku: string };

/** What the shop knows an order of another device by. */
export type OrderElsewhere = { readonly id: string; readonly number: string };

/** A parcel of the shop's; `link` is where its carrier tells of it. */
export type ParcelTold = { readonly carrier: string; readonly number: string; readonly link: string };

/** What an order is about, in the words of whoever has it. Prices in rupees, for a piece. */
export type OrderFacts = {
  readonly id: string;
  readonly lines: readonly { readonly sku: string; readonly quantity: number; readonly price: number }[];
  readonly shippingAddress: unknown;
  readonly billingAddress: unknown;
  readonly payment: string;
  /** What more the shop is told of how it is paid. */
  readonly paymentAdditional: unknown;
};

export type OrderSeen = {
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
  readonly firstName: string;
};

/** A cart that the shop has heard of, and of whom. Prices in rupees, for a piece. */
export type CartToldSeen = {
  readonly email: string;
  readonly lines: readonly { readonly sku: string; readonly quantity: number; readonly price: number }[];
};

/** A choice on record: what somebody was asked about, and what of it they allow. */
export type ChoiceRecorded = {
  readonly number: string;
  readonly asked: readonly string[];
  readonly allowed: readonly string[];
};

/** An event as the contract has it. */
export type EventTold = {
  readonly event_name: string;
  readonly event_id: string;
  readonly event_time: number;
  readonly user_data: Readonly<Record<string, unknown>>;
  readonly event_source_url: string;
  readonly action_source: string;
  readonly custom_data: Readonly<Record<string, unknown>>;
};

/** A review that the shop was handed; `fit` is null where it says nothing of that. */
export type ReviewSeen = { readonly title: string; readonly fit: string | null };

export type MailSeen = { readonly from: string; readonly subject: string; readonly text: string };

/** Something that a device keeps: an area, an order, a task by what it asks for, a cookie. */
export type KeptOnDevice = { readonly name: string; readonly text: string };

/** Whether the page of the merchant's tags is open, what it was told so far, and how often it had to forget. */
export type TagsSeen = {
  readonly areThere: boolean;
  readonly told: readonly EcommerceEvent[];
  readonly forgotten: number;
};
