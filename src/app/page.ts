import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Params } from 'react-router';
import type { Token } from '#composition/token.ts';
import type { Module, Resolve } from '#composition/visit.ts';

/** The pages that have a screen. */
export type ScreenName =
  | 'home'
  | 'category'
  | 'product'
  | 'cart'
  | 'checkout'
  | 'confirmation'
  | 'page-not-found'
  | 'error';

/** `address` opens whatever the catalogue keeps under a path; its screen is another page's. */
export type PageName = ScreenName | 'address';

/** The visit as a loader sees it. */
export type PageVisit = {
  readonly get: Resolve;
  /** Leaves a page the catalogue has nothing for: tells the shopper and says where to go (ROUTE-47, ROUTE-48). */
  readonly leaveEmpty: () => string;
  /** Loads the menu for a page that asks the catalogue for nothing else. */
  readonly loadMenu: () => Promise<void>;
};

/** The address a loader opens. */
export type Opening = { readonly url: URL; readonly params: Params };

/**
 * How opening ended: with a screen to show, or at another address. Status 503 means that the screen shows its own
 * error state (ROUTE-49).
 */
export type Opened =
  | { readonly kind: 'shown'; readonly shows: ScreenName; readonly status: 200 | 404 | 503 }
  | { readonly kind: 'moved'; readonly to: string };

/** Something on the page that is drawn over a model of the visit, with what the shop needs to make that model. */
export type Drawing = { readonly modules: readonly Module[]; readonly draw: (get: Resolve) => ReactNode };

/** What the chunk of a page brings: how to load its data and how to draw its screen. */
export type Page = Drawing & { readonly load: (visit: PageVisit, opening: Opening) => Promise<Opened> };

type Parts<Model> = {
  readonly Screen: ComponentType<{ readonly model: Model }>;
  readonly model: Token<Model>;
  readonly modules: readonly Module[];
};

/** Ties a component to the model it takes; here, and nowhere else, a screen's model is resolved. */
export function drawing<Model>({ Screen, model, modules }: Parts<Model>): Drawing {
  return { modules, draw: (get) => createElement(Screen, { model: get(model) }) };
}

export function shown(shows: ScreenName): Opened {
  return { kind: 'shown', shows, status: 200 };
}
