import type { Filling } from './filling.ts';

/** Uses the sheet to sign in. */
export interface UsingSheet {
  /** Opens the sheet from the account in the head of the page. */
  opensSheet(form: 'Sign in' | 'Register'): Promise<void>;
  /** The heading of the sheet; null while it is closed. */
  sheet(): Promise<string | null>;
  /** Goes on to another form of the sheet. */
  goesOnTo(way: string): Promise<void>;
  /** Types into fields of the sheet by their labels. */
  fillsSheet(filling: Filling): Promise<void>;
  acceptsTermsInSheet(): Promise<void>;
  sendsSheet(): Promise<void>;
  /** What stands in a field of the sheet. */
  typedInSheet(field: string): Promise<string>;
  /** What is written at a field of the sheet; null when nothing is wrong. */
  sheetProblemAt(field: string): Promise<string | null>;
  /** What the sheet says besides its fields. */
  sheetMessages(): Promise<string>;
}

/** Sees who is signed in, and leaves. */
export interface BeingSignedIn {
  /** The name that the account in the head of the page tells; null for a guest. */
  signedInAs(): Promise<string | null>;
  logsOutFromPanel(): Promise<void>;
}

/** Sees what came together at the sign-in. */
export interface MergingCarts {
  /** What the cart page says came together at the sign-in; null when nothing. */
  mergeReceipt(): Promise<string | null>;
  undoesMerge(): Promise<void>;
  /** Puts the receipt away. */
  keepsMerged(): Promise<void>;
}

/** Changes the password. */
export interface ChangingPassword {
  /** Types into the password form of the account by its labels, and sends it. */
  changesPassword(filling: Filling): Promise<void>;
  passwordProblemAt(field: string): Promise<string | null>;
}

export type SigningIn = UsingSheet & BeingSignedIn & MergingCarts & ChangingPassword;
