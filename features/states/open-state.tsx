import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import { createMemoryIds } from '#adapters/memory/memory-ids.ts';
import { createBrowserPageVisit } from '#app/browser/browser-page-visit.ts';
import { Beside } from '#app/frame/beside.tsx';
import { Layout } from '#app/frame/layout.tsx';
import { createLateParts } from '#app/loading/late-parts.ts';
import { openPage, pageAt } from '#app/navigation/open-page.ts';
import { placeAt } from '#app/navigation/place.ts';
import { placeholderPage } from '#app/navigation/placeholder-page.ts';
import { routeAt } from '#app/navigation/route-at.ts';
import { pageChunks } from '#app/navigation/routes.ts';
import type { Bringing, Drawing, ScreenName } from '#app/page/page.ts';
import { panelChunks } from '#app/panels/panel-chunks.ts';
import { ViewContext } from '#app/slots/visit-context.ts';
import { placing } from '#composition/areas/placing.ts';
import { checkout } from '#composition/screens/checkout.ts';
import { SpeakingRegions } from '#ui/components/speaking-regions.tsx';
import { languageOf } from '#viewmodels/messages/languages.ts';
import { createMemoryShopApi } from '../assemblies/memory-shop-api.ts';
import { openVisit } from '../assemblies/open-visit.ts';
import { createSurroundings, type Surroundings } from '../assemblies/surroundings.ts';
import { dressShop } from './dressed-shop.ts';
import { lengthened } from './longer-words.ts';
import type { OpenPage, State } from './state.ts';

/** The language of the page; null is the shop's own. */
type Speech = { readonly locale: string | null; readonly isLonger: boolean };

/**
 * Opens a state over fakes; answers what is to be drawn: the real screen in its real
 * frame.
 */
export async function openState(
  { address, from, given, when, shows: standIn, waitsFor = 'everything' }: State,
  speech: Speech,
): Promise<ReactElement> {
  const world = await dressedWorld(speech);
  if (from === undefined) await given?.(world);
  const shop = openVisit(world.around, world.api, createMobxCell);
  shop.extend({ ...checkout, ...placing }); // some states begin with an order
  const install = async ({ services }: Bringing) => void shop.extend(services);
  const pages = createLateParts(pageChunks, install);
  const panels = createLateParts(panelChunks, install);
  await Promise.all(Object.keys(panelChunks).map((name) => panels.fetch(name as keyof typeof panelChunks)));

  const places = { pages, visit: createBrowserPageVisit(shop, async () => shop) };
  if (from !== undefined) {
    await openPage(places, placeAt(from));
    await given?.(world);
  }
  const location = placeAt(address);
  const loading = openPage(places, location);
  const arrived = waitsFor === 'everything' ? await loading : null;
  if (arrived?.kind === 'moved') throw new Error(`${address} leads to ${arrived.to}.`);
  if (arrived) await shop.startVisit();
  const standsAt = (await when?.(Object.assign(shop, world) as OpenPage)) ?? address;
  const led = arrived && (await ledTo(places, arrived, standsAt));

  const early = arrived || standIn ? null : await placeholderPage(places, location, null);
  const opens = standIn ?? led?.shows ?? (routeAt(location.pathname).route.page as ScreenName);
  const { shows, layout, placeholder } = early ?? pageAt(placeAt(standsAt), opens);
  const screen: Drawing = await pages.fetch(shows);
  return (
    <ViewContext value={{ shop, pages, panels }}>
      <SpeakingRegions />
      <MemoryRouter initialEntries={[standsAt]}>
        <Layout name={layout}>{screen.draw(shop, placeholder)}</Layout>
      </MemoryRouter>
      <Beside shop={shop} popUp={shop.popUpPanel} chat={shop.consentPurposes.includes('chat') ? shop : null} />
    </ViewContext>
  );
}

type Arrived = Extract<Awaited<ReturnType<typeof openPage>>, { readonly kind: 'shown' }>;

/** Another page where what was done led to one. */
async function ledTo(places: Parameters<typeof openPage>[0], arrived: Arrived, standsAt: string): Promise<Arrived> {
  const { page } = routeAt(placeAt(standsAt).pathname).route;
  if (page === arrived.shows) return arrived;
  const led = await openPage(places, placeAt(standsAt));
  if (led.kind === 'moved') throw new Error(`${standsAt} leads to ${led.to}.`);
  return led;
}

async function dressedWorld({ locale, isLonger }: Speech) {
  const usual = createSurroundings();
  const dictionary = isLonger ? lengthened(usual.dictionary) : usual.dictionary;
  const around = { ...usual, dictionary, ids: createMemoryIds() };
  if (locale) await speak(around, locale);
  const world = { around, api: createMemoryShopApi(around) };
  dressShop(world);
  return world;
}

async function speak({ chosen, dictionary }: Surroundings, locale: string): Promise<void> {
  const language = languageOf(locale);
  await Promise.all([dictionary.load(language, 'first'), dictionary.load(language, 'later')]);
  chosen.storeView = { ...chosen.storeView, locale };
}
