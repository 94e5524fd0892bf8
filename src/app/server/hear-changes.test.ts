import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { News } from '#domain/page-cache/page-cache.ts';
import { hearChanges } from './hear-changes.ts';

type Told = (response: ServerResponse) => void;

const news =
  (next: unknown, tags: unknown): Told =>
  (response) =>
    response.end(JSON.stringify({ code: 200, result: { next, tags } }));
const status =
  (code: number): Told =>
  (response) =>
    response.writeHead(code).end('{}');
const breaks: Told = (response) => response.destroy();

const ending: (() => void)[] = [];
afterEach(() => {
  for (const end of ending.splice(0)) end();
});

/** Asks an API that tells these one after the other; resolves when it has told all of them. */
async function hear(
  told: readonly Told[],
  {
    isToldOtherwise = false,
    key = 'a-key',
    pauses = [] as readonly number[],
    cached = null as string | null,
    goesBackTo = [] as readonly string[],
  } = {},
) {
  const asked: string[] = [];
  const followed: News[] = [];
  const heard: boolean[] = [];
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  const api = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization ?? ''}`.trim());
    told[asked.length - 1]?.(response);
  });
  await new Promise<void>((listening) => void api.listen(0, '127.0.0.1', listening));
  let time = 0;
  const hearing = hearChanges({
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    ...{ key, isToldOtherwise, now: () => time, log: { info: () => {}, error: () => {} } },
    place: async () => cached,
    async follow(given) {
      followed.push(given);
      return (goesBackTo[followed.length - 1] ?? given.next) || null;
    },
    async wait(milliseconds) {
      heard.push(hearing.hears());
      time += pauses[heard.length - 1] ?? milliseconds;
      if (heard.length < told.length) return;
      resolve();
      await new Promise(() => {});
    },
  });
  ending.push(hearing.stop, () => api.close().closeAllConnections());
  await isOver;
  return { asked, followed, invalidated: followed.map(({ after, tags }) => (after === null ? 'all' : tags)), heard };
}

test('changes are heard of in their order, each once, from where the server has begun', async () => {
  const { asked, invalidated, heard } = await hear([
    news('7', []),
    news('9', ['P12', 'home']),
    news('9', []),
    news('12', ['C3']),
  ]);
  expect(asked).toEqual(['', '?after=7', '?after=9', '?after=9'].map((query) => `/page-changes${query} Bearer a-key`));
  expect(invalidated).toEqual(['all', ['P12', 'home'], [], ['C3']]);
  expect(heard).toEqual([true, true, true, true]);
});

test('after an API that was away it goes on where it was, and is not called deaf meanwhile', async () => {
  const { asked, invalidated, heard } = await hear([breaks, news('7', []), breaks, status(503), news('9', ['P12'])]);
  expect(asked.at(-1)).toContain('?after=7');
  expect(invalidated).toEqual(['all', ['P12']]);
  expect(heard).toEqual([false, true, true, true, true]);
});

test('what an API does not know, or says in words that are none, may be anything', async () => {
  const { invalidated } = await hear([news('7', []), news('9', null), news('10', ['P12', 'vouchers'])]);
  expect(invalidated).toEqual(['all', 'all', 'all']);
});

test.each<readonly [string, Told]>([
  ['no JSON', (response) => response.end('<html>')],
  ['no place', news(7, [])],
  ['a place that is none', news('7;', [])],
  ['tags that are none', news('8', 'home')],
  ['nothing', (response) => response.end('null')],
])('an answer with %s changes nothing', async (_, told) => {
  const { asked, invalidated, heard } = await hear([news('7', []), told, news('9', ['home'])]);
  expect(asked.at(-1)).toContain('?after=7');
  expect(invalidated).toEqual(['all', ['home']]);
  expect(heard).toEqual([true, true, true]);
});

test('who was deaf for more than an hour begins anew with nothing', async () => {
  const { asked, invalidated } = await hear([news('7', []), breaks, news('9', [])], { pauses: [400, 3_600_000] });
  expect(asked.at(-1)).toBe('/page-changes Bearer a-key');
  expect(invalidated).toEqual(['all', 'all']);
});

test('an API that tells nothing is heard where somebody else does; one that refuses is not', async () => {
  expect((await hear([status(404)])).heard).toEqual([false]);
  expect((await hear([status(404)], { isToldOtherwise: true })).heard).toEqual([true]);
  expect((await hear([news('7', []), status(401)], { isToldOtherwise: true })).heard).toEqual([true, false]);
});

test('a server that begins goes on where the cache is that another one has filled', async () => {
  const { asked, followed } = await hear([news('9', ['P12']), news('9', [])], { cached: '7' });
  expect(asked[0]).toContain('?after=7');
  expect(followed[0]).toEqual({ after: '7', next: '9', tags: ['P12'] });
});

test('it goes back to where the cache is that has lost what came later, and drops all where that is not known', async () => {
  const told = [news('7', []), news('9', []), news('12', ['P5', 'P6']), news('12', [])];
  const { asked, followed } = await hear(told, { goesBackTo: ['7', '4', ''] });
  expect(asked.map((line) => line.replace(' Bearer a-key', ''))).toEqual(
    ['', '?after=7', '?after=4', ''].map((query) => `/page-changes${query}`),
  );
  expect(followed.at(-1)).toEqual({ after: null, next: '12', tags: [] });
});

test('where somebody else tells of changes, what was cached before this server began does not count', async () => {
  const { followed, heard } = await hear([status(404), status(404)], { isToldOtherwise: true });
  expect(followed).toEqual([{ after: null, next: null, tags: [] }]);
  expect(heard).toEqual([true, true]);
});
