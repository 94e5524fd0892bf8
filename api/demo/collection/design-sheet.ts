// The notes a studio keeps of a design, from which its product record and its pictures are made.

import type { FabricName } from '#api/demo/pictures/plates/fabrics.ts';
import type { GarmentName } from '#api/demo/pictures/plates/wardrobe.ts';
import type { ProductTypeRecord, TierPriceRecord } from '#api/records/product-records.ts';
import type { ClothName, GenderName, KindName, SizeName } from './options.ts';
import type { DyeName, ThreadName } from './palette.ts';
import type { GstName } from './tax-rules.ts';

/**
 * One colour of a design: the main piece, what is worn with it, dupatta or stole, the print's second colour, and pieces
 * in stock size by size. `x` is a variant that is no longer sold, `off3` three pieces switched off, `-` no such variant.
 */
export type Way = readonly [
  main: DyeName,
  second: DyeName,
  third: DyeName,
  accent: DyeName | ThreadName,
  stock?: string,
];

/** First and last day of an offer, in days from the day the collection is made; null is open. */
export const WINDOWS = {
  open: [null, null],
  running: [-6, 12],
  'first day': [0, 20],
  'last day': [-13, 0],
  ended: [-30, -1],
  coming: [1, 15],
} as const;

/** When a special price holds, seen from the day the collection is made. */
type Window = keyof typeof WINDOWS | { readonly from: string };

export type Offer = { readonly percent: number; readonly window: Window; readonly set?: 'US' };

/** What is bought as it is, without a choice. */
export type SingleType = 'simple' | 'virtual' | 'downloadable';

/** One thing of a bundle, or one of several: the first one is chosen until the shopper chooses. */
export type Choice = { readonly title: string; readonly skus: readonly string[]; readonly qty?: number };

/** Grouped pieces are bought each on its own, bundled ones as one thing. All are simple products of one GST class. */
export type Parts =
  | { readonly kind: 'grouped'; readonly skus: readonly string[] }
  | { readonly kind: 'bundle'; readonly choices: readonly Choice[] };

export type DesignSheet = {
  /** Also the number in the sku. */
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly kind: KindName;
  readonly gender: GenderName;
  /** Null for what is not made of cloth: an hour, a drawing. */
  readonly cloth: ClothName | null;
  readonly garment: GarmentName;
  readonly print: FabricName;
  /** Set for what is sold as a folded cloth. */
  readonly folded?: true;
  /** Set for what is shown in a film, too: what is worn, from both sides and near. */
  readonly filmed?: true;
  readonly ways: readonly Way[];
  /** `free` for one size; what is not configurable has one way and one size. */
  readonly sizes: readonly SizeName[];
  /** Absent for what comes in colours and sizes to choose from. */
  readonly type?: SingleType;
  /** Files of a download, with INR on top of the price. */
  readonly files?: readonly { readonly title: string; readonly price: number }[];
  /** What a set is put together from: its price is theirs. */
  readonly parts?: Parts;
  /** INR incl. GST. */
  readonly mrp: number;
  /** INR, where they do not follow from the price at home. */
  readonly abroad?: { readonly us: number; readonly other: number };
  readonly gst?: GstName;
  readonly offer?: Offer;
  /** The largest size takes more cloth: INR more. */
  readonly largestCosts?: number;
  readonly tiers?: readonly TierPriceRecord[];
  /** Category ids; the first one gives the address. */
  readonly shelves: readonly number[];
  /** Days since publication, or the moment itself. */
  readonly published: number | string;
  readonly text: string;
  readonly care: CareName | null;
  /** Sentence under the delivery promise; set for what is ready to ship. */
  readonly ready?: string;
  readonly tag?: string;
  readonly links?: readonly string[];
};

export const CARE = {
  dry: 'Dry clean only. Store folded in muslin.',
  gentle: 'Hand wash cold, separately, and dry in the shade.',
  machine: 'Machine wash cold, inside out. Do not tumble dry.',
  wipe: 'Wipe with a soft dry cloth. Keep away from perfume and water.',
} as const;

export type CareName = keyof typeof CARE;

/** The product type of the contract. */
export const typeOf = ({ parts, type }: Pick<DesignSheet, 'parts' | 'type'>): ProductTypeRecord =>
  parts?.kind ?? type ?? 'configurable';

/** Whether a shopper chooses a colour and a size of it. */
export const isConfigurable = (sheet: DesignSheet): boolean => typeOf(sheet) === 'configurable';
