import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import { createMemoryIds } from '#adapters/memory/memory-ids.ts';
import { createBrowserPageVisit } from '#app/browser/browser-page-visit.ts';
import { Layout } from '#app/frame/layout.tsx';
import { createInstallModules } from '#app/loading/install-modules.ts';
import { createLateParts } from '#app/loading/late-parts.ts';
import { openPage, pageAt } from '#app/navigation/open-page.ts';
import { placeAt } from '#app/navigation/place.ts';
import { routeAt } from '#app/navigation/route-at.ts';
import { pageChunks } from '#app/navigation/routes.ts';
import { sketchPage } from '#app/navigation/sketch-page.ts';
import type { Drawing, ScreenName } from '#app/page/page.ts';
import { panelChunks } from '#app/panels/panel-chunks.ts';
import { ViewContext } from '#app/slots/visit-context.ts';
import { checkoutModules } from '#composition/journeys/checkout-modules.ts';
import { START_VISIT } from '#composition/journeys/start-tokens.ts';
import { SpeakingRegions } from '#ui/components/speaking-regions.tsx';
import { languageOf } from '#viewmodels/words/languages.ts';
import { createMemoryShopApi } from '../assemblies/memory-shop-api.ts';
import { openVisit } from '../assemblies/open-visit.ts';
import { createSurroundings, type Surroundings } from '../assemblies/surroundings.ts';
import { dressShop } from './dressed-shop.ts';
import { lengthened } from './longer-words.ts';
import type { State } from './state.ts';

/** The language of the page; null is the shop's own. */
type Speech = { readonly locale: string | null; readonly isLonger: boolean };

/**
 * Opens a state over fakes; answers what is to be drawn: the real screen in its real
 * frame.
 */
export async function openState(
  { address, from, given, when, shows: standIn, waitsFor = 'everything' }: State,
  { locale, isLonger }: Speech,
): Promise<ReactElement> {
  const usual = createSurroundings();
  const dictionary = isLonger ? lengthened(usual.dictionary) : usual.dictionary;
  const around = { ...usual, dictionary, ids: createMemoryIds() };
  if (locale) await speak(around, locale);
  const world = { around, api: createMemoryShopApi(around) };
  dressShop(world);
  if (from === undefined) await given?.(world);
  const opened = openVisit(around, world.api, createMobxCell);
  const { shop, visit } = opened;
  shop.load(...checkoutModules); // some states begin with an order
  const install = createInstallModules(shop);
  const pages = createLateParts(pageChunks, install);
  const panels = createLateParts(panelChunks, install);
  await Promise.all(Object.keys(panelChunks).map((name) => panels.fetch(name as keyof typeof panelChunks)));

  const places = { pages, visit: createBrowserPageVisit({ ...opened, back: async () => opened }) };
  if (from !== undefined) {
    await openPage(places, placeAt(from));
    await given?.(world);
  }
  const location = placeAt(address);
  const loading = openPage(places, location);
  const arrived = waitsFor === 'everything' ? await loading : null;
  if (arrived?.kind === 'moved') throw new Error(`${address} leads to ${arrived.to}.`);
  if (arrived) await visit.get(START_VISIT)();
  const standsAt = (await when?.({ ...world, get: visit.get })) ?? address;

  const sketched = arrived || standIn ? null : await sketchPage(places, location);
  const opens = arrived?.shows ?? (routeAt(location.pathname).route.page as ScreenName);
  const { shows, layout, sketch } = sketched ?? pageAt(placeAt(standsAt), standIn ?? opens);
  const screen: Drawing = await pages.fetch(shows);
  const get = () => visit.get; // both halves of the shop are one here, as on the server
  return (
    <ViewContext value={{ get, pages, panels }}>
      <SpeakingRegions />
      <MemoryRouter initialEntries={[standsAt]}>
        <Layout name={layout}>{screen.draw(get, sketch)}</Layout>
      </MemoryRouter>
    </ViewContext>
  );
}

async function speak({ chosen, dictionary }: Surroundings, locale: string): Promise<void> {
  const language = languageOf(locale);
  await Promise.all([dictionary.load(language, 'first'), dictionary.load(language, 'later')]);
  chosen.storeView = { ...chosen.storeView, locale };
}
