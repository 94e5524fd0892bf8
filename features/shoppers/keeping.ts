import type { Filling } from './filling.ts';

/** An order of the account's list. */
export type OrderListed = { readonly name: string; readonly status: string; readonly total: string };

export type CreditSeen = {
  readonly balance: string;
  /** What was booked, the newest first: `Minus ₹750`. */
  readonly amounts: readonly string[];
};

/** Reads a block of the account and changes what stands there. */
export interface FillingBlocks {
  /** Names of all blocks that the account offers. */
  blocksOffered(): Promise<readonly string[]>;
  /** The block of the account that is open, by its name; null on any other page. */
  block(): Promise<string | null>;
  /** Types into fields of the open block, by their labels, and saves. */
  saves(filling: Filling): Promise<void>;
  /** What stands in the fields of the open block. */
  accountFields(): Promise<Filling>;
  /** What is written at a field of the open block; null when nothing is wrong. */
  accountProblemAt(field: string): Promise<string | null>;
  /** The open block as one text. */
  blockMessages(): Promise<string>;
}

/** A parcel as it is told; `link` is what the way to follow it is called, null where there is none. */
export type ParcelSeen = { readonly text: string; readonly link: string | null };

/** Goes through past orders. */
export interface KeepingOrders {
  /** The orders that are listed, the newest first, without those that wait. */
  pastOrders(): Promise<readonly OrderListed[]>;
  /** Opens an order of the list. */
  opensPastOrder(name: string): Promise<void>;
  ordersAgain(): Promise<void>;
  /** The parcels of the order that is open, in the account or by its number. */
  parcels(): Promise<readonly ParcelSeen[]>;
}

/** Uses the other blocks, and leaves. */
export interface KeepingMore {
  storeCredit(): Promise<CreditSeen>;
  subscribesInAccount(isWanted: boolean): Promise<void>;
  viewedInAccount(): Promise<readonly string[]>;
  forgetsViewed(name: string): Promise<void>;
  clearsViewed(): Promise<void>;
  logsOut(): Promise<void>;
}

/** Takes home what is kept of them, and leaves for good. */
export interface HavingOwnData {
  downloadsOwnData(): Promise<void>;
  deletesAccount(password: string): Promise<void>;
  /** What is written at the password that confirms it; null when nothing is wrong. */
  deletionProblem(): Promise<string | null>;
}

/** What somebody signed in does in the account. */
export type Keeping = FillingBlocks & KeepingOrders & KeepingMore & HavingOwnData;
