import type { Part } from './part-of.ts';

/**
 * A page of the shop as a person meets it: by roles and accessible names, never by markup.
 * One engine drives an emulated page, the other a real browser; the shopper on a page is the same for both.
 * Every verb answers when the page has settled.
 */
export interface Page {
  /** Opens an address of the shop: a path and its query. */
  goTo(address: string): Promise<void>;
  /** Opens the page at hand again on the same device, as after a closed browser. */
  comesBack(): Promise<void>;
  /** Back by one entry of the history. */
  goBack(): Promise<void>;
  /** Path and query. */
  address(): Promise<string>;
  title(): Promise<string>;
  /** Presses a control, several times without waiting in between when told so. */
  press(target: Target, times?: number): Promise<void>;
  /** Presses a control and waits for nothing. */
  tap(target: Target): Promise<void>;
  /** All parts that match as soon as one is there, on a page that has not settled; none when none comes. */
  glimpse(target: Target): Promise<readonly Part[]>;
  /** All parts that match on paper, as soon as one is there; none when none comes. */
  printed(target: Target): Promise<readonly Part[]>;
  /** Puts a text into a field at once, or chooses the option of that name. */
  fill(target: Target, text: string): Promise<void>;
  /** Puts a text into a field, or chooses the option of that name, without an event that says so. */
  write(target: Target, text: string): Promise<void>;
  /** Empties a field and types into it, key by key. */
  type(target: Target, text: string): Promise<void>;
  /** Goes to a field and types behind what stands in it, key by key. */
  typeOn(target: Target, text: string): Promise<void>;
  /** Checks or unchecks a check box, or chooses a radio. */
  check(target: Target, isChecked: boolean): Promise<void>;
  /** Fills one field after the other, as above, and waits for the page at the end. */
  fillAll(fields: readonly (readonly [target: Target, text: string])[]): Promise<void>;
  /** Moves out of the page at one of its sides, with the pointer of a mouse or a finger. */
  leaves(at: 'top' | 'side', by: 'mouse' | 'touch'): Promise<void>;
  pressKey(key: string): Promise<void>;
  /** Goes on with the Tab key to the control of this name. Throws when the keyboard does not get there. */
  tabTo(name: string): Promise<void>;
  /** The accessible name of what has the focus. */
  focusedName(): Promise<string>;
  settle(): Promise<void>;
  /** All parts of the page that match, in the order of the page. */
  all(target: Target): Promise<readonly Part[]>;
}

/** What a person would look for, in the order of the page the last one where several match. */
export type Target = {
  /** One role, or several that are as good. Without a role it is a field, found by its label. */
  readonly role?: string | readonly string[];
  /** The whole accessible name, or its beginning with `startsWith`. */
  readonly name?: string;
  readonly startsWith?: string;
  readonly level?: number;
  /** A region, dialog, group or list around it. */
  readonly within?: Target;
};

export async function hasPart(page: Page, target: Target): Promise<boolean> {
  return (await page.all(target)).length > 0;
}

/** Waits for what must be there, such as a dialog whose code comes when it is wanted. Throws when it does not come. */
export async function thePart(page: Page, target: Target): Promise<Part> {
  const found = (await page.all(target)).at(-1) ?? (await page.glimpse(target)).at(-1);
  if (!found) throw new Error(`There is no ${JSON.stringify(target)} on ${await page.address()}.`);
  return found;
}

/** What the page is called on itself. */
export async function headingOf(page: Page): Promise<string> {
  return (await thePart(page, { role: 'heading', level: 1 })).text;
}
