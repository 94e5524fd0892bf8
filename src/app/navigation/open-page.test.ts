import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import type { Page, PageVisit } from '#app/page/page.ts';
import type { LoaderCategory } from '#domain/interface/loader-queue.ts';
import { openPage } from './open-page.ts';
import { placeAt } from './place.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A shop of one page, whose parts write down when they begin and end. */
function openShop(load: (note: Note, queue: Parameters<Page['load']>[1]['queue']) => Promise<void>, mixesIn = true) {
  const steps: string[] = [];
  const note: Note = async (what) => {
    steps.push(what);
    await turn();
    steps.push(`${what} is there`);
  };
  const page: Page = {
    needs: 'shell',
    services: {},
    draw: () => null,
    async load(_visit, { queue }) {
      await load(note, queue);
      return { kind: 'shown', shows: 'cart', status: 200 };
    },
  };
  const visit = {
    shop: { clock: createMemoryClock(), loaderRules: { mixesIn } },
    loadLayout: () => note('menu'),
  } as unknown as PageVisit;
  const pages = { get: () => page, fetch: async () => page };
  const open = async (address: string) => {
    await openPage({ pages, visit }, placeAt(address));
    steps.push('stands');
  };
  return { open, steps };
}

type Note = (what: string) => Promise<void>;

test('ROUTE-46 what the loader has queued follows it, and the page stands when that is there', async () => {
  const { open, steps } = openShop(async (note, queue) => {
    queue.push({ run: () => note('queued') });
    await note('page');
  }, false);
  await open('/cart');
  expect(steps).toEqual(['page', 'page is there', 'queued', 'queued is there', 'stands']);
});

test('ROUTE-52 ROUTE-53 what is queued for the layout alone does not follow the page', async () => {
  const { open, steps } = openShop(async (note, queue) => {
    await turn();
    queue.push({ category: 'layout' satisfies LoaderCategory, run: () => note('layout') });
    queue.push({ category: 'asyncData', run: () => note('named') });
  }, false);
  await open('/cart');
  expect(steps).toEqual(['named', 'named is there', 'stands']);
});

test('ROUTE-54 what stands around a page loads along with it', async () => {
  const { open, steps } = openShop((note) => note('page'));
  await open('/cart');
  expect(steps).toEqual(['page', 'menu', 'page is there', 'menu is there', 'stands']);
});

test('ROUTE-54 CONF-46 where that is switched off the page alone is loaded', async () => {
  const { open, steps } = openShop((note) => note('page'), false);
  await open('/cart');
  expect(steps).toEqual(['page', 'page is there', 'stands']);
});

test('the page that stands where something has failed asks for nothing', async () => {
  const { open, steps } = openShop(async () => {});
  await open('/error');
  expect(steps).toEqual(['stands']);
});

test('code that does not come over a silent line is not awaited for ever, and is there at once when it has come after all', async () => {
  const clock = createMemoryClock();
  const code = Promise.withResolvers<Page>();
  const page: Page = {
    needs: 'shell',
    services: {},
    draw: () => null,
    load: async () => ({ kind: 'shown', shows: 'cart', status: 200 }),
  };
  let there: Page | null = null;
  const pages = { get: () => there, fetch: () => code.promise };
  const visit = { shop: { clock, loaderRules: { mixesIn: false } } } as unknown as PageVisit;
  const opening = openPage({ pages, visit }, placeAt('/cart'));
  const failed = expect(opening).rejects.toThrow('The code of "cart" did not come within 30000 ms.');
  await clock.advance(30_000);
  await failed;
  there = page;
  expect(await openPage({ pages, visit }, placeAt('/cart'))).toMatchObject({ kind: 'shown', shows: 'cart' });
});
