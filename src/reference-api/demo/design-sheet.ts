// The notes a studio keeps of a design, from which its product record and its pictures are made.

import type { FabricName, GarmentName } from '#reference-api/pictures/wardrobe.ts';
import type { ClothName, GenderName, KindName, SizeName } from './options.ts';
import type { DyeName, ThreadName } from './palette.ts';
import type { TierPriceRecord } from './records.ts';
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

/** When a special price holds, seen from the day the collection is made. */
type Window = 'open' | 'running' | 'first day' | 'last day' | 'ended' | 'coming' | { readonly from: string };

export type Offer = { readonly percent: number; readonly window: Window; readonly set?: 'US' };

export type DesignSheet = {
  /** Also the number in the sku. */
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly kind: KindName;
  readonly gender: GenderName;
  readonly cloth: ClothName;
  readonly garment: GarmentName;
  readonly print: FabricName;
  /** Set for what is sold as a folded cloth. */
  readonly folded?: true;
  readonly ways: readonly Way[];
  /** `free` for one size; a simple product has one way and one size. */
  readonly sizes: readonly SizeName[];
  readonly simple?: true;
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
  readonly care: CareName;
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

type CareName = keyof typeof CARE;
