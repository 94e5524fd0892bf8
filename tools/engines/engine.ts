import { type Hands, handsInPage } from './hands.ts';
import type { Held, Key, Point } from './keys.ts';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export type Size = { readonly width: number; readonly height: number };

/** A tab of a browser. */
export type Tab = {
  /** Resolves when the document of the address is there. */
  readonly open: (address: string) => Promise<void>;
  /** The text to which an expression comes in the page, whose promise is awaited. */
  readonly evaluate: (expression: string) => Promise<string>;
  /** A press of the mouse. */
  readonly press: (point: Point) => Promise<void>;
  /** A key, perhaps while another is held down. */
  readonly key: (key: Key, held?: Held) => Promise<void>;
  /** On the keyboard, into what has the focus. */
  readonly write: (text: string) => Promise<void>;
  /** By the browser's own buttons. */
  readonly reload: () => Promise<void>;
  readonly goBack: () => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
  /** What comes out of a printer, as PDF; null where the driver cannot be asked for it. */
  readonly print: () => Promise<Buffer | null>;
  readonly picture: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
  /** Ends the process that draws the page, and with it perhaps those of other tabs. */
  readonly crash: () => Promise<void>;
};

/** Room for what an origin keeps, in a browser that can be told how much there is. */
export type Room = {
  /** Whether local storage has room of its own. */
  readonly isLocalApart: boolean;
  /** From now on there is little, so that it can be filled. */
  readonly narrow: (origin: string) => Promise<void>;
  /** From now on there is as much as usual, where the browser can be told so: it counts what was taken away for a while yet. */
  readonly widen: () => Promise<void>;
};

/** A browser with one profile. */
export type Engine = {
  readonly name: EngineName;
  /** How often slower its processor is. */
  readonly slowness: number;
  /** The script runs before those of each page; where the engine has no such thing there is none. */
  readonly newTab: (script?: string) => Promise<Tab>;
  /** Errors that pages, workers and the browser have logged since it was asked the last time. */
  readonly errors: () => Promise<readonly string[]>;
  /** From now on the device has nothing of any site; tabs that are open have to be closed before. */
  readonly forget: () => Promise<void>;
  readonly canPreload: boolean;
  readonly canCrash: boolean;
  /** Null where a device cannot be made full. */
  readonly room: Room | null;
  readonly close: () => Promise<void>;
};

/** What runs in a page travels as text: it may use nothing but its arguments and what every page has. */
type InPage<Given, Found> = (hands: Hands, given: Given) => Found | Promise<Found>;

/** Has the page run it, with the hands of a shopper. */
export async function runIn<Given, Found>(tab: Tab, program: InPage<Given, Found>, given: Given): Promise<Found> {
  const call = `(${program})(${handsInPage}, ${JSON.stringify(given ?? null)})`;
  const text = await tab.evaluate(`(async () => JSON.stringify([await ${call}]))()`);
  return (JSON.parse(text) as readonly [Found])[0];
}
