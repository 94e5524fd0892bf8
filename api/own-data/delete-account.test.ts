import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { soldOut } from '#api/alerts/waits-for-tests.ts';
import { OPENING_MS, openTestApi, type TestApi, TODAY } from '#api/testing/open-test-api.ts';
import { ADDRESS, newOrderId, orderBody } from '#api/testing/order-for-tests.ts';
import { logIn, mailsTo, me, member, NOBODY, PASSWORD, register, WRONG } from '#api/users/account-calls-for-tests.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());
beforeEach(() => shop.clock.stopAt(TODAY));

type Exported = Readonly<Record<string, readonly object[]>> & { readonly profile: { readonly id: number } };

const KURTA = 1042;
const DONE = { code: 200, result: true };

const remove = (token: string, currentPassword = PASSWORD, storeCredit = 0) =>
  shop.call('userDelete', `/api/user/delete?token=${token}`, { body: { currentPassword, storeCredit } });
const exported = async (token: string) =>
  (await shop.call<Exported>('userExport', `/api/user/export?token=${token}`)).result;

async function place(token: string, email: string): Promise<string> {
  const bill = { ...ADDRESS, email };
  const body = orderBody(newOrderId(), { information: { shippingAddress: bill, billingAddress: bill } });
  const { result } = await shop.call<{ orderNumber: string }>('orderCreate', `/api/order?token=${token}`, { body });
  return result.orderNumber;
}

const track = (orderId: string, email: string) =>
  shop.call<object>('orderTrack', '/api/order/track', { body: { orderId, email } });

async function wait(token: string, email: string, sku: string): Promise<void> {
  await shop.call('stockNotify', `/api/stock/notify?token=${token}`, { body: { email, sku } });
  await shop.call('priceNotify', `/api/price/notify?token=${token}`, { body: { email, skus: ['RT-TE-220'] } });
}

async function review(token: string, title: string): Promise<void> {
  const said = { product_id: KURTA, title, detail: 'True colour.', nickname: 'Tara', review_entity: 'product' };
  const ratings = [{ rating_name: 'Quality', value: 1 }];
  const body = { review: { ...said, ratings } };
  const { result } = await shop.call<{ id: number }>('reviewCreate', `/api/review/create?token=${token}`, { body });
  const decision = new Request(`http://localhost/moderation/reviews/${result.id}`, {
    method: 'POST',
    body: JSON.stringify({ decision: 'approve' }),
    headers: { 'content-type': 'application/json' },
  });
  expect((await shop.api.fetch(decision)).status).toBe(200);
}

/** What everybody reads of the reviews of the kurta. */
async function told(): Promise<string> {
  const address = (query: string) => new Request(`http://api.test/api/catalog?${query}`);
  const [reviews, product] = await Promise.all(
    ['type=review&size=100', `type=product&size=1&q=AJ-KS-1042`].map(async (query) =>
      (await shop.api.fetch(address(query))).text(),
    ),
  );
  return `${reviews}${/"review_summary":[^}]*}/.exec(product ?? '')?.[0]}`;
}

test('an account goes with all that hangs on it, and its owner is told by mail', async () => {
  const email = 'leaves@mail.test';
  const [token, sku, before] = [await member(shop, email), await soldOut(shop), await told()];
  const other = (await logIn(shop, email)).result;
  await wait(token, email, sku);
  await review(token, 'Thin');
  expect(await told()).not.toBe(before);
  const number = await place(token, email);
  const own = await exported(token);
  for (const part of ['orders', 'reviews', 'restock_waits', 'price_waits']) expect(own[part], part).toHaveLength(1);
  expect(own['sign_ins']).toHaveLength(2);

  expect((await remove(token)).body).toEqual(DONE);
  for (const each of [token, other]) expect((await me(shop, each)).body).toEqual(NOBODY);
  expect(await told()).toBe(before);
  const [mail = ''] = await mailsTo(shop, email);
  expect(mail).toContain('Your account has been deleted');
  const order = await track(number, email);
  expect(order.result).toMatchObject({
    increment_id: number,
    status: 'pending',
    is_masked: false,
    is_cancelable: true,
  });
});

test('signing in afterwards is refused as of an unknown account, and a new account with the e-mail has nothing of the old', async () => {
  const email = 'comes-back@mail.test';
  const token = await member(shop, email);
  await wait(token, email, await soldOut(shop));
  await place(token, email);
  const { id } = (await exported(token)).profile;
  await remove(token);
  const unknown = await logIn(shop, 'nobody@mail.test');
  expect((await logIn(shop, email)).body).toEqual(unknown.body);
  expect((await register(shop, email, 'battery staple 7')).status).toBe(200);
  const anew = await exported((await logIn(shop, email, 'battery staple 7')).result);
  expect(anew.profile.id).not.toBe(id);
  for (const part of ['orders', 'reviews', 'restock_waits', 'price_waits', 'carts']) expect(anew[part]).toEqual([]);
});

test('asked again, after a lost answer or at another page, it is the same deletion, and one mail', async () => {
  const email = 'twice@mail.test';
  const token = await member(shop, email);
  const other = (await logIn(shop, email)).result;
  const both = await Promise.all([remove(token), remove(other)]);
  expect(both.map(({ body }) => body)).toEqual([DONE, DONE]);
  expect((await remove(token, 'whatever is typed')).body).toEqual(DONE);
  expect(await mailsTo(shop, email)).toHaveLength(1);
});

test('who does not know the password, or shows no token, deletes nothing', async () => {
  const token = await member(shop, 'stays@mail.test');
  expect((await remove(token, 'a loud river')).body).toEqual(WRONG);
  expect((await me(shop, token)).status).toBe(200);
  for (const none of ['', 'ut_6c1f0b', `ut_${'A'.repeat(43)}`]) expect((await remove(none)).body).toEqual(NOBODY);
});

test('passwords are guessed no faster than at the door', async () => {
  const token = await member(shop, 'guessed@mail.test');
  for (const _time of [1, 2, 3, 4, 5]) expect((await remove(token, 'a loud river')).body).toEqual(WRONG);
  expect((await remove(token)).body).toEqual(WRONG);
  shop.clock.stopAt(TODAY + 60_000);
  expect((await remove(token)).body).toEqual(DONE);
});

test('store credit is given up by who knows how much it is, and not otherwise', async () => {
  const email = 'has-credit@mail.test';
  const token = await member(shop, email);
  await shop.bench('/workbench/credits', { body: { email, amount: 750 } });
  const other = { code: 409, result: 'The store credit of the account is another one' };
  for (const known of [0, 500]) expect((await remove(token, PASSWORD, known)).body).toEqual(other);
  expect((await me(shop, token)).status).toBe(200);
  expect((await remove(token, PASSWORD, 750)).body).toEqual(DONE);
});

test.each([
  ['no password', { storeCredit: 0 }, 'currentPassword'],
  ['no credit', { currentPassword: PASSWORD }, 'storeCredit'],
  ['less than no credit', { currentPassword: PASSWORD, storeCredit: -1 }, 'storeCredit'],
  ['a number for a password', { currentPassword: 7, storeCredit: 0 }, 'currentPassword'],
])('%s is refused by its field', async (_case, body, field) => {
  const answer = await shop.call('userDelete', '/api/user/delete?token=', { body });
  expect(answer).toMatchObject({ status: 400, result: [{ field }] });
});

test('a wait that is asked for by somebody else goes on being whose it was', async () => {
  const [tara, meera] = [await member(shop, 'tara@mail.test'), await member(shop, 'meera@mail.test')];
  const sku = await soldOut(shop);
  await wait(tara, 'tara@mail.test', sku);
  await wait(meera, 'tara@mail.test', sku);
  expect((await exported(meera))['restock_waits']).toEqual([]);
  await remove(meera);
  expect((await exported(tara))['restock_waits']).toMatchObject([{ sku, email: 'tara@mail.test' }]);
});
