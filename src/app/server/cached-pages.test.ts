import { expect, test } from 'vitest';
import { openPageCache } from '#composition/roots/page-cache.ts';
import { dayAt } from '#domain/shared/clock.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createCachedPages } from './cached-pages.ts';
import type { Rendered } from './render-page.tsx';
import { page } from './servers-for-tests.ts';

const NOON = Date.parse('2026-11-29T06:30:00Z');
const never = new AbortController().signal;
const compare = { tags: ['compare'], changes: 'none' } as const;
const ofProduct = { tags: ['product', 'P12'], changes: 'day' } as const;

type Draws = (address: string, time: number) => Rendered | Promise<Rendered>;

/** Pages over a renderer that counts what it draws, at a time that the test tells. */
function openPages(
  draws: Draws = () => ({ ...page('compared'), caching: compare }),
  { build = 'one', chance = 0 } = {},
) {
  const state = { time: NOON, faults: 0, hears: true, drawn: [] as string[] };
  const cache = openPageCache({ mostBytes: 10_000_000, askRedis: null });
  const lines: string[] = [];
  const find = createCachedPages({
    ...{ cache, build, limit: 1_000, log: { info: () => {}, error: (line) => void lines.push(line) } },
    hears: () => state.hears,
    catalogFaults: () => state.faults,
    now: () => state.time,
    random: () => chance,
    async render(address) {
      state.drawn.push(address);
      return draws(address, state.time);
    },
  });
  const ask = (address: string, storeView = defaultStoreView) => find(address, never, storeView);
  return { state, cache, ask, lines };
}

test('a page is kept with what its policy allows', async () => {
  const { ask } = openPages(() => ({ ...page('compared'), caching: compare, styles: ["'sha256-a='"] }));
  for (const _ of ['drawn', 'kept']) expect(await ask('/compare')).toMatchObject({ styles: ["'sha256-a='"] });
});

test('CACHE-13 CONF-27 a page is kept for 86,400 seconds, and drawn anew after them', async () => {
  const { state, ask } = openPages((_, time) => ({ ...page(String(time)), caching: compare }));
  const first = await ask('/compare');
  for (const seconds of [1, 86_399.999]) {
    state.time = NOON + seconds * 1_000;
    expect(await ask('/compare')).toEqual(first);
  }
  expect(state.drawn).toHaveLength(1);
  state.time = NOON + 86_400_000;
  expect(await ask('/compare')).not.toEqual(first);
  expect(state.drawn).toHaveLength(2);
});

test('a page with prices is drawn anew when the day of the shop begins, since special prices end with it', async () => {
  const { state, ask } = openPages((_, time) => ({ ...page(dayAt(time)), caching: ofProduct }));
  await ask('/p/A/a');
  state.time = Date.parse('2026-11-29T18:29:59.999Z');
  await ask('/p/A/a');
  expect(state.drawn).toHaveLength(1);
  state.time += 1;
  await ask('/p/A/a');
  expect(state.drawn).toHaveLength(2);
});

test('a list that is narrowed in whatever words is drawn once, by its ids', async () => {
  const list = { ...page('narrowed'), caching: { tags: ['category', 'C12'], changes: 'day' } } as const;
  const { state, ask } = openPages(() => list);
  const spellings = ['navy-49', '49', 'NAVY-49', '%E0%A4%A8%E0%A5%80%E0%A4%B2%E0%A4%BE-49', 'navy-49&color=49'];
  for (const color of spellings) await ask(`/women?color=${color}&price=0-50`);
  expect(state.drawn).toEqual(['/women?color=49&price=0-50']);
});

test('500 who ask for a page at once wait for one that is drawn', async () => {
  const { promise, resolve } = Promise.withResolvers<Rendered>();
  const { state, ask } = openPages(() => promise);
  const asked = Array.from({ length: 500 }, () => ask('/compare'));
  resolve({ ...page('compared'), caching: compare });
  const kinds = new Set((await Promise.all(asked)).map(({ kind }) => kind));
  expect([[...kinds], state.drawn.length]).toEqual([['cached'], 1]);
});

test('nobody gets a page that began to be drawn before one of its tags was invalidated', async () => {
  let price = 'old';
  const first = Promise.withResolvers<void>();
  const { state, cache, ask } = openPages(async () => {
    const read = price;
    if (state.drawn.length === 1) await first.promise;
    return { ...page(read), caching: ofProduct };
  });
  const before = ask('/p/A/a');
  while (state.drawn.length === 0) await Promise.resolve();
  price = 'new';
  await cache.invalidate(['P12']);
  const after = ask('/p/A/a');
  first.resolve();
  const [one, other] = await Promise.all([before, after]);
  expect(one).toEqual(other);
  expect(state.drawn).toHaveLength(2);
  expect(await ask('/p/A/a')).toEqual(other);
});

test('near its end a page is renewed beside the answer, at a moment that chance has chosen', async () => {
  const { state, ask } = openPages(undefined, { chance: 0.5 });
  const first = await ask('/compare');
  state.time = NOON + 82_079_000;
  await ask('/compare');
  expect(state.drawn).toHaveLength(1);
  state.time = NOON + 82_081_000;
  expect(await ask('/compare')).toEqual(first);
  expect(state.drawn).toHaveLength(2);
});

test.each<readonly [string, (state: { faults: number }) => Rendered]>([
  ['cannot be drawn', () => Promise.reject(new Error('no API')) as never],
  ['says that it cannot be had', () => ({ ...page('later'), status: 503 as never })],
  [
    'lacks what the catalog says',
    (state) => {
      state.faults += 1;
      return { ...page('half'), caching: compare };
    },
  ],
])('while a page %s, one that is over stands in for a day', async (_, fails) => {
  let isAway = false;
  const { state, ask } = openPages(() => (isAway ? fails(state) : { ...page('compared'), caching: compare }));
  const first = await ask('/compare');
  isAway = true;
  state.time = NOON + 2 * 86_400_000 - 1;
  expect(await ask('/compare')).toEqual(first);
  state.time += 1;
  expect(await ask('/compare').catch(() => 'failed')).not.toEqual(first);
});

test('a page that lacks what the catalog says is for its moment', async () => {
  const { state, ask } = openPages(() => {
    state.faults += 1;
    return { ...page('half'), caching: compare };
  });
  await ask('/compare');
  await ask('/compare');
  expect(state.drawn).toHaveLength(2);
});

test.each<readonly [string, Rendered]>([
  ['no tag is about it', page('a text')],
  ['it is not there', { ...page('gone'), status: 404 as never, caching: compare }],
  ['it has failed', { ...page('failed'), status: 503 as never, caching: compare }],
  ['it leads elsewhere', { kind: 'moved', status: 302, to: '/cart' }],
  ['it is too large', { ...page('x'.repeat(2_200_000)), caching: compare }],
])('a page is not cached where %s', async (_, rendered) => {
  const { state, ask } = openPages(() => rendered);
  await ask('/compare');
  await ask('/compare');
  expect(state.drawn).toHaveLength(2);
});

test('of pages about a shopper none is cached whose address names something of hers', async () => {
  const { state, ask } = openPages(() => ({ ...page('shell'), isPrivate: true, caching: compare }));
  for (const address of ['/my-account', '/my-account', '/my-account/orders/7', '/my-account/orders/7'])
    await ask(address);
  expect(state.drawn).toEqual(['/my-account', '/my-account/orders/7', '/my-account/orders/7']);
});

test('nothing is cached while nobody tells what changes', async () => {
  const { state, ask } = openPages();
  state.hears = false;
  await ask('/compare');
  state.hears = true;
  await ask('/compare');
  await ask('/compare');
  expect(state.drawn).toHaveLength(2);
});

test('store views have pages of their own', async () => {
  const { state, ask } = openPages();
  const views = ['IN', 'US', 'GB'].flatMap((country) =>
    ['INR', 'USD'].map((currency) => ({ ...defaultStoreView, country, currency }) as typeof defaultStoreView),
  );
  for (const view of [...views, ...views]) await ask('/compare', view);
  expect(state.drawn).toHaveLength(views.length);
});

test('where a shopper came from is no part of a page, and goes along where it leads elsewhere', async () => {
  const { state, ask } = openPages((address) =>
    address.startsWith('/old')
      ? { kind: 'moved', status: 301, to: address.replace('/old', '/new') }
      : { ...page(address), caching: compare },
  );
  expect(await ask('/compare?utm_source=mail')).toEqual(await ask('/compare?gclid=7'));
  expect(state.drawn).toEqual(['/compare']);
  expect(await ask('/old?utm_source=mail')).toMatchObject({ to: '/new?utm_source=mail' });
});
