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

test('whoever waits hears once that the price has fallen, with both prices and the page', async () => {
  const [email, sku] = [newReader(), await piece(1_000)];
  expect(await ask({ email, skus: [sku] })).toMatchObject({ status: 200, result: { skus: [sku] } });
  expect(await round()).toBe(0);
  await put(sku, 800);
  expect([await round(), await round()]).toEqual([1, 0]);
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Costs less now: Tee ${sku}`);
  expect(mail?.text).toContain(`Tee ${sku} costs ₹800 now instead of ₹1,000.`);
  expect(mail?.text).toMatch(new RegExp(`Tee ${sku}: http://localhost:3000/p/${sku}/[\\w-]+\\n`));
  expect(mail?.text).toContain(`No more mails like this: ${mail?.unsubscribe}`);
});

test('a fall of all that is waited for is one mail, and the next one is not of the same day', async () => {
  const email = newReader();
  const [one, two, three] = [await piece(1_000), await piece(2_000), await piece(3_000)];
  await ask({ email, skus: [one, two, three] });
  for (const sku of [one, two]) await put(sku, 500);
  expect(await round()).toBe(1);
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe('Pieces that you wait for cost less now');
  expect(mail?.text).toContain(`Tee ${one} costs ₹500 now instead of ₹1,000.`);
  expect(mail?.text).toContain(`Tee ${two} costs ₹500 now instead of ₹2,000.`);
  await put(three, 400);
  await put(two, 450.5);
  expect(await round()).toBe(0);
  shop.clock.stopAt(TODAY + DAY_MS + 1);
  expect(await round()).toBe(1);
  const next = (await mailsTo(email)).find(({ text }) => text !== mail?.text);
  expect(next?.text).toContain(`Tee ${three} costs ₹400 now instead of ₹3,000.`);
  expect(next?.text).toContain(`Tee ${two} costs ₹450.50 now instead of ₹500.`);
  expect(next?.text).not.toContain(`Tee ${one}`);
  shop.clock.stopAt(null);
});

test('a sale that ends and begins again is no news, and neither is a price below the first one', async () => {
  const [email, sku] = [newReader(), await piece(1_000)];
  await ask({ email, skus: [sku] });
  await put(sku, 800);
  await round();
  shop.clock.stopAt(TODAY + 2 * DAY_MS);
  for (const price of [1_000, 800, 900]) {
    await put(sku, price);
    expect(await round()).toBe(0);
  }
  await put(sku, 700);
  expect(await round()).toBe(1);
  shop.clock.stopAt(null);
});

test('days of a special price count by the clock of the store', async () => {
  const email = newReader();
  const days = { special_from_date: '2026-12-01', special_to_date: '2026-12-02' };
  const sku = await piece(1_000, { special_price: 700, ...days });
  await ask({ email, skus: [sku] });
  shop.clock.stopAt(Date.parse('2026-11-30T18:29:59Z')); // a second before midnight in India
  expect(await round()).toBe(0);
  shop.clock.stopAt(Date.parse('2026-11-30T18:30:00Z'));
  expect(await round()).toBe(1);
  shop.clock.stopAt(null);
  expect((await mailsTo(email))[0]?.text).toContain('costs ₹700 now instead of ₹1,000.');
});

test('less than a rupee is no fall', async () => {
  const [email, sku] = [newReader(), await piece(1_000, { us_price: 1_000 })];
  await ask({ email, skus: [sku] }, { country: 'US' });
  await put(sku, 1_000, { us_price: 999.01 });
  expect(await round()).toBe(0);
  await put(sku, 1_000, { us_price: 999 });
  expect(await round()).toBe(1);
});

test.each([
  ['IN', { price: 900 }, 1],
  ['IN', { price: 1_000, us_price: 1 }, 0],
  ['US', { price: 1_000, us_price: 1_900 }, 1],
  ['US', { price: 900, us_price: 2_000 }, 0],
  ['GB', { price: 1_000, other_price: 2_900 }, 1],
  ['ROW', { price: 1_000, other_price: 2_900 }, 1],
  ['GB', { price: 900, us_price: 1, other_price: 3_000 }, 0],
])('who shops from %s hears of %j so often: %i', async (country, { price, ...change }, told) => {
  const prices = { us_price: 2_000, other_price: 3_000 };
  const [email, sku] = [newReader(), await piece(1_000, prices)];
  await ask({ email, skus: [sku] }, { country });
  await put(sku, price, { ...prices, ...change });
  expect(await round()).toBe(told);
});

test('a group hears of its own price, and others do not', async () => {
  const [member, guest, other] = [newReader(), newReader(), newReader()];
  const sku = await piece(1_000);
  await ask({ email: member, skus: [sku], groupId: 7 });
  await ask({ email: guest, skus: [sku] });
  await ask({ email: other, skus: [sku], groupId: 8 });
  await put(sku, 1_000, { tier_prices: [{ qty: 1, value: 600, group: 7 }] });
  expect(await round()).toBe(1);
  expect((await mailsTo(member))[0]?.text).toContain('costs ₹600 now instead of ₹1,000.');
});

test('what is sold out is told of when it can be had again', async () => {
  const [email, sku] = [newReader(), await piece(1_000)];
  await ask({ email, skus: [sku] });
  await put(sku, 800, { qty: 0 });
  expect(await round()).toBe(0);
  await shop.bench('/workbench/stock', { body: { sku, qty: 2 } });
  expect(await round()).toBe(1);
});

test('what is switched off is not told of', async () => {
  const [email, sku] = [newReader(), await piece(1_000)];
  await ask({ email, skus: [sku] });
  await put(sku, 800, { status: 2 });
  expect(await round()).toBe(0);
});
