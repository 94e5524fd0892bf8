import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi, TODAY } from '#api/testing/open-test-api.ts';
import { newReader, pricesOf } from './prices-for-tests.ts';

const DAY_MS = 86_400_000;

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());

const { ask, mailsTo, piece, put, round } = pricesOf(() => shop);

test('asked twice, and at once, is one wait; the price and the language of the last time count', async () => {
  const [email, sku] = [newReader(), await piece(1_000)];
  await ask({ email, skus: [sku] });
  await put(sku, 2_000);
  const again = { email: email.toUpperCase(), skus: [sku, sku] };
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(again, { language: 'de-DE' })));
  expect(answers.map(({ result }) => result.skus)).toEqual(Array.from({ length: 6 }, () => [sku]));
  await put(sku, 1_500);
  expect(await round()).toBe(1);
  const [mail, ...more] = await mailsTo(email);
  expect([mail?.subject, more]).toEqual([`Jetzt günstiger: Tee ${sku}`, []]);
  expect(mail?.unsubscribe).toContain('language=de');
});

test.each([
  ['pl-PL', '?storeCode=it', 'Teraz taniej'],
  ['ar', '', 'انخفض السعر'],
  ['xx, pl', '?storeCode=it', 'Teraz taniej'],
  ['xx', '?storeCode=it', 'Ora costa meno'],
  ['', '', 'Costs less now'],
])('asked by who reads "%s" at "%s" it is told as "%s"', async (language, query, subject) => {
  const [email, sku] = [newReader(), await piece(1_000)];
  await ask({ email, skus: [sku] }, { query, language });
  await put(sku, 800);
  await round();
  expect((await mailsTo(email))[0]?.subject).toContain(subject);
});

test('one press ends what its reader waits for, of either kind, and nothing of anybody else', async () => {
  const [email, other] = [newReader(), newReader()];
  const [sku, later, back] = [await piece(1_000), await piece(1_000), await piece(500, { qty: 0 })];
  await ask({ email, skus: [sku, later] });
  await ask({ email: other, skus: [later] });
  await shop.call('stockNotify', '/api/stock/notify', { body: { email, sku: back } });
  await put(sku, 800);
  await round();
  const [mail] = await mailsTo(email);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const ended = await shop.api.fetch(new Request(mail?.unsubscribe ?? '', { method: 'POST', body }));
  expect(ended.status).toBe(200);
  shop.clock.stopAt(TODAY + 2 * DAY_MS);
  await put(later, 100);
  await shop.bench('/workbench/stock', { body: { sku: back, qty: 2 } });
  const restocked = await shop.bench<number>('/workbench/restock-round', { method: 'POST' });
  expect([await round(), restocked.result, (await mailsTo(email)).length]).toEqual([1, 0, 1]);
  expect(await mailsTo(other)).toHaveLength(1);
  shop.clock.stopAt(null);
});

const strange = [undefined, null, 7, '', 'meera', 'a@b@c', 'a@mail.test, b@mail.test', `${'x'.repeat(250)}@mail.test`];

test.each(strange)('an address %j is none', async (email) => {
  expect(await ask({ email, skus: ['A'] })).toMatchObject({ status: 400, result: 'Invalid e-mail provided!' });
});

test.each([
  [{}, 'skus', 'required'],
  [{ skus: 'A' }, 'skus', 'type'],
  [{ skus: [] }, 'skus', 'minItems'],
  [{ skus: Array.from({ length: 101 }, () => 'A') }, 'skus', 'maxItems'],
  [{ skus: [''] }, 'skus.0', 'minLength'],
  [{ skus: ['x'.repeat(256)] }, 'skus.0', 'maxLength'],
  [{ skus: ['A'], groupId: -1 }, 'groupId', 'minimum'],
])('%j is refused by its field', async (body, field, keyword) => {
  const refused = await ask({ email: 'a@mail.test', ...body });
  expect(refused).toMatchObject({ status: 400, result: [{ field, keyword }] });
});

test('skus that nothing is sold under are left out, and refused where there are no others', async () => {
  const email = newReader();
  const [sku, off] = [await piece(1_000), await piece(1_000, { status: 2 })];
  expect((await ask({ email, skus: ['NOBODY', sku, off, 'AJ-KS-1042-M'] })).result).toEqual({ skus: [sku] });
  for (const skus of [['NOBODY'], [off], ['AJ-KS-1042-M']]) {
    expect(await ask({ email, skus })).toMatchObject({ status: 400, result: 'Nothing to wait for' });
  }
  const unknown = { status: 400, result: 'Unknown store code xx' };
  expect(await ask({ email, skus: [sku] }, { query: '?storeCode=xx' })).toMatchObject(unknown);
});
