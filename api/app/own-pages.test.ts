import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReferenceApi } from '#api/open-reference-api.ts';
import { Unavailable } from '#api/process/unavailable.ts';
import { OPENING_MS, openTestShop } from '#api/testing/open-test-api.ts';

let api: ReferenceApi;
let fault: Error;
beforeAll(async () => {
  const fails = () => Promise.reject(fault);
  const passes = () => Promise.resolve();
  const media = { picture: fails, warm: passes, film: fails, captions: () => null, warmFilms: passes };
  api = await openTestShop({ media, showsMail: true });
}, OPENING_MS);
afterAll(() => api.close());

const ask = (path: string, init: RequestInit = {}) => api.fetch(new Request(`http://api.test${path}`, init));

test.each([
  [new Error('A secret of the drawing.'), 500, 'Internal server error'],
  [new Unavailable('It takes too long.'), 503, 'Service unavailable'],
])('a picture that fails with %s is answered in the envelope', async (thrown, code, result) => {
  fault = thrown;
  const answer = await ask('/img/310/300/resize/a.jpg');
  expect([answer.status, await answer.json()]).toEqual([code, { code, result }]);
});

test('the mail page is only looked at', async () => {
  expect((await ask('/mails')).status).toBe(200);
  expect((await ask('/mails', { method: 'POST' })).status).toBe(404);
  expect((await ask('/mails/1')).status).toBe(404);
});

test('a page that is not open is an unknown path', async () => {
  const answer = await ask('/payment/stand-in');
  expect([answer.status, await answer.json()]).toEqual([404, { code: 404, result: 'Not found' }]);
});
