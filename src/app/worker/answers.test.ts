import { describe, expect, test } from 'vitest';
import type { ResponseCacheName } from '#domain/offline/kept-answers.ts';
import { pageKey } from '#domain/offline/kept-keys.ts';
import { createAnswerPage } from './answer-page.ts';
import { createAnswers } from './answers.ts';
import type { ResponseCache } from './response-cache.ts';

const origin = 'https://zari.example';

/** A device with its response caches; time moves when a test says so. */
function device() {
  const kept = new Map<string, Response>();
  const responseCache = (name: string): ResponseCache => ({
    find: async (key) => kept.get(`${name} ${key}`)?.clone(),
    keep: async (key, answer) => void kept.set(`${name} ${key}`, answer),
  });
  const late = Promise.withResolvers<void>();
  const works: Promise<unknown>[] = [];
  const after = (work: Promise<unknown>): void => void works.push(work.catch(() => undefined));
  const answers = createAnswers({ responseCache, wait: () => late.promise });
  const settled = async (): Promise<void> => void (await Promise.all(works));
  return { answers, responseCache, kept, after, settled, late: late.resolve };
}

const said =
  (text: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  () =>
    Promise.resolve(new Response(text, { headers }));
const cutOff = () => Promise.reject(new TypeError('Failed to fetch'));
const silent = () => new Promise<never>(() => undefined);

test('PWA-09 what the catalog said last stands in where nobody can be asked', async () => {
  const { answers, after, settled } = device();
  const asking = { name: 'catalog' as ResponseCacheName, key: 'k', after };
  await expect(answers.freshFirst({ ...asking, ask: cutOff })).rejects.toThrow();
  await answers.freshFirst({ ...asking, ask: said('one') });
  await settled();
  expect(await (await answers.freshFirst({ ...asking, ask: said('two') })).text()).toBe('two');
  await settled();
  expect(await (await answers.freshFirst({ ...asking, ask: cutOff })).text()).toBe('two');
});

test('a network that says nothing is no worse than none', async () => {
  const { answers, after, settled, late } = device();
  const asking = { name: 'catalog' as ResponseCacheName, key: 'k', after };
  await answers.freshFirst({ ...asking, ask: said('kept') });
  await settled();
  const answer = answers.freshFirst({ ...asking, ask: silent });
  late();
  expect(await (await answer).text()).toBe('kept');
});

test('where nothing is kept a slow network has all its time', async () => {
  const { answers, after, late } = device();
  const slow = Promise.withResolvers<Response>();
  const answer = answers.freshFirst({ name: 'catalog', key: 'k', after, ask: () => slow.promise });
  late();
  await new Promise((resolve) => setTimeout(resolve, 0));
  slow.resolve(new Response('late'));
  expect(await (await answer).text()).toBe('late');
});

test('what never changes under its address is asked for once', async () => {
  const { answers, after, settled } = device();
  const picture = { 'content-type': 'image/avif' };
  const asking = { name: 'pictures' as ResponseCacheName, key: 'p', after };
  await answers.keptFirst({ ...asking, ask: said('a picture', picture) });
  await settled();
  expect(await (await answers.keptFirst({ ...asking, ask: cutOff })).text()).toBe('a picture');
});

test.each([
  ['not to be kept', { 'content-type': 'application/json', 'cache-control': 'no-store' }],
  ['something else', { 'content-type': 'text/html' }],
])('an answer that is %s is passed on and not kept', async (_what, headers) => {
  const { answers, after, settled, kept } = device();
  const answer = await answers.freshFirst({ name: 'catalog', key: 'k', after, ask: said('x', headers) });
  await settled();
  expect([await answer.text(), kept.size]).toEqual(['x', 0]);
});

/** The pages of a device whose shopper has chosen a store view. */
function pagesOf(choice = 'IN.en-US.INR', ask: (address: string) => Promise<Response> = said('shell', html)) {
  const here = device();
  const chosen = { choice };
  const shells = here.responseCache('shells');
  const pages = createAnswerPage({ ...here, shells, ask, storeChoice: async () => chosen.choice, origin });
  return { ...here, pages, chosen };
}

const html = { 'content-type': 'text/html; charset=utf-8' };
const sarees = `${origin}/women/sarees`;

test('PWA-09 a page that was visited opens again without a network, as the shop last drew it', async () => {
  const { pages, after, settled } = pagesOf();
  await pages.answer({ address: `${sarees}#list`, ask: said('sarees', html), after });
  await settled();
  expect(await (await pages.answer({ address: sarees, ask: cutOff, after })).text()).toBe('sarees');
});

test('PWA-09 the first page, which no worker brought, is kept when it is told of', async () => {
  const { pages, after } = pagesOf('', said('the first page', html));
  await pages.keep(sarees);
  expect(await (await pages.answer({ address: sarees, ask: cutOff, after })).text()).toBe('the first page');
});

test('row 40: a page whose address names a person is not kept, whoever tells of it', async () => {
  const { pages, kept } = pagesOf('', said('Choose a new password', html));
  await pages.keep(`${origin}/reset-password?token=t1`);
  expect([...kept.keys()]).toEqual([]);
});

test('PWA-09 any other page is the neutral one, which opens it with what is on the device', async () => {
  const { pages, after } = pagesOf();
  await pages.keepShell();
  expect(await (await pages.answer({ address: `${origin}/cart`, ask: cutOff, after })).text()).toBe('shell');
});

test('another store view has pages of its own', async () => {
  const { pages, after, settled, chosen } = pagesOf();
  await pages.answer({ address: sarees, ask: said('in rupees', html), after });
  chosen.choice = 'DE.de-DE.EUR';
  await pages.answer({ address: sarees, ask: said('in Euro', html), after });
  await settled();
  const offline = async () => (await pages.answer({ address: sarees, ask: cutOff, after })).text();
  expect(await offline()).toBe('in Euro');
  chosen.choice = 'IN.en-US.INR';
  expect(await offline()).toBe('in rupees');
});

test('a neutral page that is none is not kept', async () => {
  const { pages, after } = pagesOf('', () => Promise.resolve(new Response('busy', { status: 503, headers: html })));
  await expect(pages.keepShell()).rejects.toThrow();
  expect((await pages.answer({ address: sarees, ask: cutOff, after })).type).toBe('error');
});

test('private pages, and those in somebody’s words, leave nothing behind', async () => {
  const { pages, after, settled, kept } = pagesOf();
  await pages.answer({ address: `${origin}/cart`, ask: said('cart', { ...html, 'cache-control': 'no-store' }), after });
  await settled();
  expect([...kept.keys()]).toEqual([`shells ${pageKey(`${origin}/offline`, 'IN.en-US.INR')}`]);
});

test('the shop among the device’s programs opens at home, as home was kept', () => {
  expect(pageKey(`${origin}/pwa.html`, '')).toBe(pageKey(`${origin}/`, ''));
});

test.each(['utm_source=chat&utm_medium=x', 'gclid=1', 'fbclid=1', 'gbraid=1', 'msclkid=1', 'FBCLID=1'])(
  'whoever counts where a shopper came from (%s) does not make it another page',
  (query) => {
    expect(pageKey(`${origin}/sarees?page=2&${query}`, '')).toBe(pageKey(`${origin}/sarees?page=2`, ''));
  },
);

test('a notice that a page tells once does not make it another page', () => {
  expect(pageKey(`${origin}/?notice=page-gone`, '')).toBe(pageKey(`${origin}/#top`, ''));
});

describe('of several store views', () => {
  const shell = (address: string) => new Response(address, { headers: { ...html, 'store-views': '/uk /de' } });
  const open = () => pagesOf('', async (address) => shell(address));
  const offline = async ({ pages, after }: ReturnType<typeof open>, path: string) =>
    (await pages.answer({ address: origin + path, ask: cutOff, after })).text();

  test('each is opened by its own neutral page', async () => {
    const here = open();
    await here.pages.keepShell();
    const ask = async () => shell('a page');
    await here.pages.answer({ address: `${origin}/uk/women`, ask, after: here.after });
    await here.settled();
    expect(await offline(here, '/uk/cart')).toBe(`${origin}/uk/offline`);
    expect(await offline(here, '/uk')).toBe(`${origin}/uk/offline`);
    expect(await offline(here, '/ukulele')).toBe(`${origin}/offline`);
  });

  test('one that was never opened has none, rather than that of another', async () => {
    const here = open();
    await here.pages.keepShell();
    expect(await offline(here, '/de/cart')).toBe('');
  });
});
