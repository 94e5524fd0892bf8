import type { ServiceIdentifier } from 'inversify';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Params } from 'react-router';
import type { Resolve } from '#composition/visit.ts';

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

/** What the chunk of a page brings: how to load its data and how to draw its screen. */
export type Page = {
  readonly load: (visit: PageVisit, opening: Opening) => Promise<Opened>;
  readonly draw: (get: Resolve) => ReactNode;
};

type Parts<Model> = {
  readonly load: Page['load'];
  readonly Screen: ComponentType<{ readonly model: Model }>;
  readonly model: ServiceIdentifier<Model>;
};

/** Ties a screen to the model it takes; here, and nowhere else, a screen's model is resolved. */
export function page<Model>({ load, Screen, model }: Parts<Model>): Page {
  return { load, draw: (get) => createElement(Screen, { model: get(model) }) };
}

export function shown(shows: ScreenName): Opened {
  return { kind: 'shown', shows, status: 200 };
}
