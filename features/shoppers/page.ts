/**
 * A page of the shop as a person meets it: by roles and accessible names, never by markup.
 * One engine reads an emulated page, the other a real browser; the shopper on a page is the same for both.
 * Every verb answers when the page has settled.
 */
export interface Page {
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  address(): Promise<string>;
  title(): Promise<string>;
  /** The text of the first heading of level 1. */
  heading(): Promise<string>;
  press(target: Target): Promise<void>;
  /** Presses several times without waiting in between. */
  pressQuickly(target: Target, times: number): Promise<void>;
  fill(target: Target, text: string): Promise<void>;
  select(target: Target, label: string): Promise<void>;
  /** Checks or unchecks a check box or chooses a radio. */
  check(target: Target, isChecked: boolean): Promise<void>;
  pressKey(key: string): Promise<void>;
  focusedName(): Promise<string>;
  settle(): Promise<void>;
  /** All parts of the page that match, as they are now. */
  all(target: Target): Promise<readonly Part[]>;
}

/** What a person would look for; `within` is a region, dialog, list or form around it. */
export type Target = {
  readonly role: string;
  /** The whole accessible name, or its beginning with `startsWith`. */
  readonly name?: string;
  readonly startsWith?: string;
  readonly within?: Target;
};

export type Part = {
  readonly name: string;
  readonly text: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  /** What `aria-describedby` says. */
  readonly description: string;
  readonly href: string;
  /** Text by the value of `data-price` below it. */
  readonly prices: Readonly<Record<string, string>>;
  /** Sources of the pictures below it. */
  readonly pictures: readonly string[];
  /** Names of the list items, links and headings below it. */
  readonly headings: readonly string[];
};
