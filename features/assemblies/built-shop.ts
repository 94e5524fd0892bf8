import type { Effort } from '../shoppers/hands.ts';
import type { FormProducts } from './typed-forms.ts';

/** By what a shopper uses the shop. */
export type Means = 'a phone' | 'a wide screen' | 'a keyboard alone' | 'a phone and its keyboard' | 'a slow finger';

/** How old a browser is: as old as the oldest that the shop runs in, or older. */
export type Age = 'oldest' | 'too old';

/** What may happen to a tab while it does something. */
export type LostTab = 'closes' | 'crashes' | 'freezes';

/** How a page may end that is opened again. */
export type PageEnd = 'reload' | 'way back' | 'crash' | 'new build';

/** Who sells, and under which code a kind of pieces is filed: `tee=6109`. */
export type SellerTold = {
  readonly name: string;
  readonly address: string;
  readonly gstin: string;
  readonly code: string;
};

/** What only an assembly with the built shop and a real browser knows or can do. */
export type BuiltShop = {
  readonly hands: (means: Means) => Promise<void>;
  /** From her next page on. */
  readonly translates: () => void;
  /** They change every page from her next one on. */
  readonly hasExtensions: () => void;
  readonly switchesScriptsOff: () => Promise<void>;
  /** From its first page on the browser has no more than one of that age. */
  readonly usesBrowser: (age: Age) => void;
  /** From its first page on the browser lets the shop's worker be, and keeps what it keeps when it is closed. */
  readonly keepsShop: () => void;
  /** Resolves when the worker serves the page and has kept it with its pictures. */
  readonly hasKeptPage: () => Promise<void>;
  /** Goes on from a list as the browser leads from page to page; resolves when the product stands. */
  readonly followsCard: (name: string) => Promise<void>;
  /** The same, until what the catalog says of the product is on the device. */
  readonly followsCardUntilTold: (name: string) => Promise<void>;
  /** Goes on from any page by the first card of that name, as the shopper's hands do. */
  readonly tapsCard: (name: string) => Promise<void>;
  /** What it took up to now. */
  readonly effort: () => Effort;
  /** Presses what opens something over the page, and Escape when it is there. */
  readonly opensAndCloses: (name: string) => Promise<void>;
  /** How much has moved on the page at hand without a press, from 0 to 1. */
  readonly movedUnasked: () => Promise<number>;
  /** How much has moved after each tap on the page at hand, from 0 to 1. */
  readonly moves: () => Promise<readonly number[]>;
  /** What has moved on it, and from where to where. */
  readonly movedParts: () => Promise<readonly string[]>;
  readonly loadsAgain: () => Promise<void>;
  /** How many pages were drawn anew as they came to life. */
  readonly drawnAnew: () => number;
  /** From now on the processor takes so many times as long. */
  readonly slowsDown: (times: number) => Promise<void>;
  /** The page is there, and its code is still on its way. */
  readonly opensWithoutCode: (address: string) => Promise<void>;
  /** Presses what nobody answers yet. */
  readonly pressesInVain: (name: string) => Promise<void>;
  /** Types into fields of a page that does not hear it yet. */
  readonly typesUnheard: (texts: Readonly<Record<string, string>>) => Promise<void>;
  /** What stands in the fields of those labels. */
  readonly standsIn: (labels: readonly string[]) => Promise<Readonly<Record<string, string>>>;
  /** Resolves when the page is alive. */
  readonly letsCodeCome: () => Promise<void>;
  /** Presses to place the order, loses the tab when the order has left it, and goes on in another one at the front page. */
  readonly losesTabInPlacing: (how: LostTab) => Promise<void>;
  /** Types into every field of the forms, none of them sent: a guest's, or those of the account where none is about a product. */
  readonly typesIntoForms: (products: FormProducts | null) => Promise<void>;
  /** What was typed so, and is gone after the page has ended so and is there again. */
  readonly lostOfTyped: (how: PageEnd) => Promise<readonly string[]>;
  /** Bytes of code, styles and fonts that came over the network for the page at hand. */
  readonly bytesOfCode: () => Promise<number>;
  /** Another build takes the place of the one that Meera's page is of. */
  readonly releasesAnew: () => Promise<void>;
  /** Resolves when the files of another build are on the device and the shop offers them. */
  readonly hasNewBuild: () => Promise<void>;
  /** Presses what the shop offers to be loaded with another build; resolves when that build serves the page. */
  readonly takesNewBuild: () => Promise<void>;
  /** The page server is begun anew, set to have no device keep the shop. */
  readonly endsKeeping: () => Promise<void>;
  /** Resolves when the device has neither a worker nor anything that one kept. */
  readonly hasLeftDevice: () => Promise<void>;
  /** The page server is begun anew, set to have waiting orders sent without asking. */
  readonly sendsOrdersByItself: () => Promise<void>;
  /** The page server is begun anew, set to tell an advertising service what happens. */
  readonly advertises: () => Promise<void>;
  /** The page server is begun anew, set to offer that falling prices are told. */
  readonly tellsPriceFalls: () => Promise<void>;
  readonly counts: () => Promise<void>;
  /** The page server is begun anew, set to tell a page of the merchant's tags. */
  readonly hasTags: () => Promise<void>;
  /** The page server is begun anew, set up with who sells. */
  readonly sellsAs: (seller: SellerTold) => Promise<void>;
  /** The page server is begun anew, with a store view for Britain at this path and one for Germany at a host of its own. */
  readonly opensStoreViews: (path: string) => Promise<void>;
  /** Opens an address of the store view of a country. */
  readonly opensIn: (country: string, address: string) => Promise<void>;
  /** Where the page at hand says that it is to be found in other languages, by their locales. */
  readonly shopsTold: () => Promise<Readonly<Record<string, string>>>;
  /** No page of the shop is open then, in a browser that is. */
  readonly closesShop: () => Promise<void>;
  /** Resolves when the shop has heard what waited on the device. */
  readonly remindsOfWaiting: () => Promise<void>;
  /** At the page that was open before. */
  readonly reopensWithoutNetwork: () => Promise<void>;
  /** What the page says of what is saved: the names it lists, and the sentence beside the word that there is no network. */
  readonly savedPages: () => Promise<readonly string[]>;
  readonly savedNote: () => Promise<string>;
  /** Resolves when the device keeps no page but home. */
  readonly keepsNoPages: () => Promise<void>;
  /** All that the caches of the device hold, as text. */
  readonly keptOfShop: () => Promise<string>;
  /** Kills the shop's processes in the middle of whatever they do, and starts them again. */
  readonly losesPower: () => Promise<void>;
  readonly stopsApi: () => Promise<void>;
  /** The next answers of the catalog come later than the server of the pages waits for them. */
  readonly delaysCatalog: () => Promise<void>;
  /** The HTTP status of the page that was opened last. */
  readonly status: () => number;
  /** How a product stands on the page: its price, and whether its picture is there to be seen. */
  readonly showcase: (name: string) => Promise<{ readonly price: string; readonly isPictured: boolean }>;
  /** A choice of a store view as the browser keeps it, by whoever wrote it. */
  readonly keepsChoice: (kept: string) => Promise<void>;
  /** The language that the page says it is in, and the side from which it is read. */
  readonly writing: () => Promise<{ readonly language: string; readonly side: string }>;
  /** The same of what is told over the page. */
  readonly writingOfNotice: () => Promise<{ readonly language: string; readonly side: string }>;
  /** What the server sends at an address, to this shopper and to somebody who was never here. */
  readonly sent: (address: string) => Promise<{ readonly toShopper: string; readonly toStranger: string }>;
};
