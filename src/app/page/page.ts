import { type ComponentType, createElement, type ReactNode } from 'react';
import type { browserActions } from '#composition/roots/browser-actions.ts';
import type { BrowserShop } from '#composition/roots/browser-shop.ts';
import type { VisitGiven } from '#composition/wiring/late.ts';
import type { Complete, Module, ServicesOf } from '#composition/wiring/services.ts';
import type { LoaderQueue } from '#domain/interface/loader-queue.ts';
import type { EnterAccount } from '#domain/workflows/enter-account.ts';
import type { CategoryPreview } from '#viewmodels/catalog/category-preview.ts';
import type { ProductPreview } from '#viewmodels/product/product-preview.ts';

/** The pages that have a screen. */
export type ScreenName =
  | 'home'
  | 'category'
  | 'product'
  | 'product-set'
  | 'search'
  | 'cart'
  | 'checkout'
  | 'confirmation'
  | 'store-choice'
  | 'account'
  | 'compare'
  | 'wishlist'
  | 'shared-list'
  | 'text-page'
  | 'contact'
  | 'track-order'
  | 'return-pieces'
  | 'cancel-order'
  | 'withdraw'
  | 'store-locator'
  | 'page-not-found'
  | 'error'
  | 'offline'
  | 'opening';

/** `address` opens whatever the catalog keeps under a path; its screen is another page's. */
export type PageName = ScreenName | 'address';

/** What lies over a page, or comes to stand in it after it. */
export type PanelName =
  | 'menu'
  | 'minicart'
  | 'search'
  | 'waiting-orders'
  | 'wishlist'
  | 'account'
  | 'account-blocks'
  | 'sign-in'
  | 'product-more'
  | 'product-delivery'
  | 'cart-delivery'
  | 'parcel-delivery'
  | 'size-fit'
  | 'alike'
  | 'store'
  | 'newsletter'
  | 'restock'
  | 'price-falls'
  | 'notices'
  | 'saved-addresses'
  | 'paying'
  | 'consent';

/** What shows: services that are there from the first, in the browser as on the server. */
export type Shell = Omit<BrowserShop, keyof VisitGiven | 'config'>;

/** The same with what acts, as a part finds it that has waited for it. */
export type Acting = Shell & VisitGiven & ServicesOf<ReturnType<typeof browserActions>>;

/** The visit as a loader sees it. */
export type PageVisit = {
  readonly shop: Shell;
  /** Leaves a page the catalog has nothing for: tells the shopper and says where to go (ROUTE-47, ROUTE-48). */
  readonly leaveEmpty: () => string;
  /** Loads what the layout shows around a page. */
  readonly loadLayout: () => Promise<void>;
  /** Lets a customer into the account; on the server nobody is led anywhere, since it knows no shopper. */
  readonly enterAccount: EnterAccount;
};

/** What a path says in the places of its route's pattern. */
export type Params = Readonly<Record<string, string | undefined>>;

/** The address a loader opens. */
export type Opening = {
  readonly url: URL;
  readonly params: Params;
  /** The address of the page that is left for it; null when it is the first. */
  readonly before?: string | null;
  /** What the entry of the history keeps; from a device, so anything. */
  readonly kept?: unknown;
  /** Ends when nobody waits for the page any more. */
  readonly signal?: AbortSignal | undefined;
  /** Takes what is to be loaded after the page's own data, before it stands. */
  readonly queue: LoaderQueue;
};

/**
 * How opening ended: with a screen to show, at another address, or with nothing. Status 503 means that the screen shows its
 * own error state (ROUTE-49).
 */
export type Opened =
  | { readonly kind: 'shown'; readonly shows: ScreenName; readonly status: 200 | 404 | 503 }
  | { readonly kind: 'moved'; readonly to: string }
  | Missing;

/** Nothing is at the address: its shopper goes home with a word (ROUTE-47, ROUTE-48), or is told so (ROUTE-36). */
export type Missing = { readonly kind: 'missing'; readonly next: 'home' | 'not-found' };

/** Which services a part is made from: those of the shell alone, or with those that act, which come later in a browser. */
type Needed = { readonly shell: Shell; readonly actions: Acting };

/** What a part of the page brings along for the shop. */
export type Bringing = { readonly needs: keyof Needed; readonly services: Module };

/** What is known of a page on its way, and drawn by the screen of that name. Nothing of it is guessed. */
export type Placeholder =
  | { readonly kind: 'home' }
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'category'; readonly head: CategoryPreview }
  /** The preview is null for a product that no list has shown. */
  | { readonly kind: 'product'; readonly preview: ProductPreview | null };

/** Something on the page that is drawn over a model of the visit, with what the shop needs to make that model. */
export type Drawing = Bringing & {
  /** With a placeholder what is known of the page stands in the place of what is not there yet. */
  readonly draw: (shop: Shell, placeholder?: Placeholder | null) => ReactNode;
};

/** What the chunk of a page brings: how to load its data and how to draw its screen. */
export type Page = Drawing & {
  readonly load: (visit: PageVisit, opening: Opening) => Promise<Opened>;
  /** Asks ahead for what a shopper will probably open; answers with the screen that will show it, null if none. */
  readonly prefetch?: (visit: PageVisit, opening: Omit<Opening, 'queue'>) => Promise<ScreenName | null>;
};

type Brought<Needs extends keyof Needed, M extends Module> = {
  readonly needs: Needs;
  readonly services: M & Complete<M, Needed[Needs] & ServicesOf<M>>;
};

type Drawn<Needs extends keyof Needed, M extends Module> = (
  shop: Needed[Needs] & ServicesOf<M>,
  placeholder: Placeholder | null,
) => ReactNode;

/** A part that is drawn over its own services. Whoever draws it has added them to the visit. */
export function part<Needs extends keyof Needed, M extends Module>({
  needs,
  services,
  draw,
}: Brought<Needs, M> & { readonly draw: Drawn<Needs, M> }): Drawing {
  return {
    needs,
    services,
    draw: (shop, placeholder = null) => draw(shop as Needed[Needs] & ServicesOf<M>, placeholder),
  };
}

type OfScreen<M extends Module, Name extends keyof M> = {
  readonly Screen: ComponentType<{ readonly model: ReturnType<M[Name]> }>;
  readonly model: Name;
};

/** Ties a component to the model it takes, which is one of the services that come with it. */
export function drawing<Needs extends keyof Needed, M extends Module, Name extends keyof M>({
  Screen,
  model,
  ...brought
}: Brought<Needs, M> & OfScreen<M, Name>): Drawing {
  return part<Needs, M>({
    ...brought,
    draw: (shop) => createElement(Screen, { model: (shop as ServicesOf<M>)[model] }),
  });
}

export function shown(shows: ScreenName): Opened {
  return { kind: 'shown', shows, status: 200 };
}
