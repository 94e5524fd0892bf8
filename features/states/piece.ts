import type { Rating } from '#domain/catalog/product.ts';

/** A piece of the fixtures' collection: what a state may turn on, the rest follows. Prices in rupees. */
export type Piece = {
  readonly id: number;
  readonly name: string;
  readonly designer: string;
  readonly price: number;
  readonly special?: number;
  readonly isNew?: boolean;
  readonly isSoldOut?: boolean;
  readonly tag?: string;
  readonly readyToShip?: string;
  readonly makeDays?: number;
  readonly description?: string;
  /** Path without the ending of a view: `/a/j/aj-ks-1042-indigo`; none for a piece without a picture. */
  readonly picture?: string;
  readonly colors?: readonly string[];
  readonly sizes?: readonly string[];
  /** With a picture of that, and a banner. */
  readonly isSeenInPublic?: boolean;
  readonly rating?: Rating;
};
