import type { Location } from 'react-router';
import type { LateParts } from '#app/loading/late-parts.ts';
import type { Opened, Opening, Page, PageName, PageVisit, Placeholder, ScreenName } from '#app/page/page.ts';
import { createLoaderQueue } from '#domain/interface/loader-queue.ts';
import { within } from '#domain/shared/clock.ts';
import { leadingTo, type Outcome } from './outcome.ts';
import { urlOf } from './place.ts';
import { routeAt } from './route-at.ts';
import type { LayoutName, Privacy } from './routes.ts';

/** A page as it stands: where, and which screen in which layout. */
export type ShownPage = {
  readonly location: Location;
  readonly shows: ScreenName;
  readonly layout: LayoutName;
  readonly privacy: Privacy;
  /** What is known of a page that is on its way; null when the page itself is there. */
  readonly placeholder: Placeholder | null;
  /** Whether it says that what was asked for could not be had. */
  readonly hasFailed: boolean;
};

export type World = { readonly pages: LateParts<PageName, Page>; readonly visit: PageVisit };

/** How a page comes to be opened: from which address, and until when somebody waits for it. */
export type Moving = { readonly before: string | null; readonly signal: AbortSignal };

/**
 * Opens the page at a place: its code, its data and the code of its screen. An address as somebody pasted it leads to the
 * one that was meant; a slash too many is never part of one. Rejects when something cannot be had. The signal ends when
 * nobody waits for it any more.
 */
export async function openPage(world: World, location: Location, moving: Partial<Moving> = {}): Promise<Outcome> {
  const queue = createLoaderQueue(world.visit.shop);
  const open = (place: Location): Promise<Opened> => openAt(world, place, { ...moving, queue });
  const plain = { ...location, pathname: `/${location.pathname.split('/').filter(Boolean).join('/')}` };
  const opened = await open(plain);
  if (opened.kind === 'missing') {
    const { openOtherwise } = await import(/* webpackChunkName: "rest" */ './open-otherwise.ts');
    return openOtherwise({ open, visit: world.visit }, plain, opened);
  }
  if (opened.kind === 'moved') return { ...opened, status: 302 };
  return plain.pathname === location.pathname ? opened : leadingTo(plain, opened.status);
}

type Asked = Partial<Moving> & Pick<Opening, 'queue'>;

/** What stands around the page loads beside it (ROUTE-54); its screen and what its loader has queued follow (ROUTE-46). */
async function openAt(world: World, location: Location, asked: Asked): Promise<Opened> {
  const { visit } = world;
  const { route, params } = routeAt(location.pathname);
  const page = await codeOf(world, route.page);
  const { queue } = asked;
  if (visit.shop.loaderRules.mixesIn && route.page !== STANDS_ALONE)
    queue.push({ category: 'layout', run: visit.loadLayout });
  const loading = page.load(visit, { url: urlOf(location), params, kept: location.state, ...asked });
  const [opened] = await Promise.all([loading, queue.flush('layout')]);
  if (opened.kind === 'shown') queue.push({ run: () => codeOf(world, opened.shows) });
  await queue.flush();
  return opened;
}

/** Longer than it takes over any line that is alive. */
const CODE_WITHIN_MS = 30_000;

/** The code of a page or its screen. Over a line that is silent it would be awaited for ever. */
async function codeOf({ pages, visit }: World, name: PageName): Promise<Page> {
  const page = pages.get(name) ?? (await within(visit.shop.clock, CODE_WITHIN_MS, pages.fetch(name), null));
  if (page === null) throw new Error(`The code of "${name}" did not come within ${CODE_WITHIN_MS} ms.`);
  return page;
}

/** Stands where something has failed, so it asks for nothing. */
const STANDS_ALONE: PageName = 'error';

/** Fetches ahead what opening a page will need: its code, its data and the code of its screen. */
export async function prefetchPage({ pages, visit }: World, address: string): Promise<void> {
  const url = urlOf(address);
  const { route, params } = routeAt(url.pathname);
  if (route.privacy === 'private') return;
  const page = await pages.fetch(route.page);
  const screen = await page.prefetch?.(visit, { url, params });
  if (screen) await pages.fetch(screen);
}

/** Screens that stand at any address, in the shop's usual frame. */
export function standInAt(location: Location, shows: 'offline' | 'opening'): ShownPage {
  return { ...pageAt(location, shows, { hasFailed: true }), layout: 'default' };
}

type Further = Partial<Pick<ShownPage, 'placeholder' | 'hasFailed'>>;

export function pageAt(location: Location, shows: ScreenName, further: Further = {}): ShownPage {
  const { layout, privacy } = routeAt(location.pathname).route;
  return { location, shows, layout, privacy, placeholder: null, hasFailed: false, ...further };
}
