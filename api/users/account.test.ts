import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi, TODAY } from '#api/testing/open-test-api.ts';
import {
  customer,
  logIn,
  mailsTo,
  me,
  member,
  NOBODY,
  PASSWORD,
  register,
  update,
  WRONG,
} from './account-calls-for-tests.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());
beforeEach(() => shop.clock.stopAt(TODAY));

const TAKEN = {
  code: 422,
  result: 'A customer with the same email address already exists in an associated website.',
};

test('userCreate: a new user has an id and no addresses, and signs in afterwards', async () => {
  const created = await register(shop, 'tara@mail.test');
  expect(created.body).toEqual({
    code: 200,
    result: {
      id: expect.any(Number),
      group_id: 1,
      groupToken: expect.any(String),
      ...customer('tara@mail.test'),
      created_at: '2026-11-20T10:00:00.000Z',
      updated_at: '2026-11-20T10:00:00.000Z',
      website_id: 1,
      store_id: 1,
      default_billing: null,
      default_shipping: null,
      addresses: [],
      custom_attributes: [],
    },
  });
  const token = (await logIn(shop, 'tara@mail.test')).result;
  expect((await me(shop, token)).result.id).toBe(created.result.id);
});

test('userCreate: an e-mail is taken however it is written, also by two at once', async () => {
  await register(shop, 'once@mail.test');
  expect((await register(shop, 'ONCE@mail.test')).body).toEqual(TAKEN);
  const both = await Promise.all([register(shop, 'both@mail.test'), register(shop, 'Both@mail.test')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test.each([
  ['short 7', 'minLength', 'must have at least 8 characters'],
  ['x'.repeat(129), 'maxLength', 'must have at most 128 characters'],
  ['Password1', 'pattern', 'is one of the commonest passwords'],
  ['new@mail.test', 'pattern', 'must not be your e-mail address'],
  ['Zari 2026', 'pattern', 'must not be the name of the shop'],
])('userCreate: %s is no password', async (password, keyword, message) => {
  const refused = await register(shop, 'new@mail.test', password);
  expect(refused.body).toEqual({ code: 400, result: [{ field: 'password', keyword, message }] });
});

test('userCreate: an e-mail that no mail could be sent to is refused', async () => {
  for (const email of ['tara', '"a b"@mail.test', 'a@b@mail.test', 'tara@mail.test\nbcc: x@y.test']) {
    const refused = await register(shop, email);
    expect(refused.body).toEqual({
      code: 400,
      result: [{ field: 'customer.email', keyword: 'format', message: 'must be an e-mail address' }],
    });
  }
});

const home = { firstname: 'T', lastname: 'S', street: ['1'], city: 'Pune', country_id: 'IN', postcode: '411001' };
const work = { ...home, city: 'Goa', telephone: '+91 1' };

test('userUpdate: the list of addresses is replaced, the defaults follow, and a repeated call changes nothing', async () => {
  const token = await member(shop, 'addresses@mail.test');
  const body = {
    customer: { ...customer('addresses@mail.test'), addresses: [{ ...home, default_shipping: true }, work] },
  };
  const first = (await update(shop, token, body)).result;
  expect(first.addresses.map(({ city }) => city)).toEqual(['Pune', 'Goa']);
  expect([first.default_billing, first.default_shipping]).toEqual([null, String(first.addresses[0]?.id)]);
  shop.clock.stopAt(TODAY + 60_000);
  expect((await update(shop, token, body)).result).toMatchObject({
    addresses: first.addresses,
    updated_at: first.updated_at,
  });
  const [, kept] = first.addresses;
  const addresses = [{ ...kept, city: 'Panaji', default_billing: true }, home];
  const second = (await update(shop, token, { customer: { ...body.customer, addresses } })).result;
  expect(second.addresses.map(({ city }) => city)).toEqual(['Panaji', 'Pune']);
  expect(second.default_billing).toBe(String(kept?.id));
  expect(second.updated_at).toBe('2026-11-20T10:01:00.000Z');
  const without = (await update(shop, token, { customer: { ...customer('addresses@mail.test'), firstname: 'Uma' } }))
    .result;
  expect(without).toMatchObject({ firstname: 'Uma', addresses: second.addresses });
});

test("userUpdate: nobody takes another user's address, nor gives one away", async () => {
  const token = await member(shop, 'stranger@mail.test');
  const refused = { code: 422, result: 'Provided invalid address.id or address.customer_id' };
  for (const strange of [{ id: 31 }, { id: 999_999 }, { customer_id: 501 }]) {
    const addresses = [home, { ...home, ...strange }];
    const answer = await update(shop, token, {
      customer: { ...customer('stranger@mail.test'), firstname: 'X', addresses },
    });
    expect(answer.body).toEqual(refused);
  }
  expect((await me(shop, token)).result).toMatchObject({ firstname: 'Tara', addresses: [] });
});

test('userUpdate: a fault in an address is told by its place', async () => {
  const token = await member(shop, 'faulty@mail.test');
  const { postcode: _, ...incomplete } = home;
  const answer = await update(shop, token, { customer: { ...customer('faulty@mail.test'), addresses: [incomplete] } });
  expect(answer.body).toEqual({
    code: 400,
    result: [{ field: 'customer.addresses.0.postcode', keyword: 'required', message: 'is required' }],
  });
});

test('userUpdate: another e-mail needs the password, ends the other sessions, and is told to the old address', async () => {
  const token = await member(shop, 'before@mail.test');
  const other = (await logIn(shop, 'before@mail.test')).result;
  const moved = customer('after@mail.test');
  expect((await update(shop, token, { customer: customer('meera.iyer@mail.test') })).body).toEqual(TAKEN);
  expect((await update(shop, token, { customer: moved })).body).toEqual(WRONG);
  expect((await update(shop, token, { customer: moved, currentPassword: 'wrong' })).body).toEqual(WRONG);
  expect((await update(shop, token, { customer: customer('BEFORE@mail.test') })).status).toBe(200);
  expect((await update(shop, token, { customer: moved, currentPassword: PASSWORD })).result).toMatchObject(moved);
  expect((await me(shop, token)).status).toBe(200);
  expect((await me(shop, other)).body).toEqual(NOBODY);
  expect(await mailsTo(shop, 'BEFORE@mail.test')).toHaveLength(1);
  expect((await logIn(shop, 'before@mail.test')).status).toBe(401);
  expect((await logIn(shop, 'after@mail.test')).status).toBe(200);
});

test('userUpdate: of two accounts that change to one e-mail at once, one gets it and the other is told', async () => {
  const tokens = [await member(shop, 'one@mail.test'), await member(shop, 'two@mail.test')];
  for (const email of ['first@mail.test', 'second@mail.test', 'third@mail.test']) {
    const both = await Promise.all(
      tokens.map((token) => update(shop, token, { customer: customer(email), currentPassword: PASSWORD })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(both.find(({ status }) => status === 422)?.body).toEqual(TAKEN);
  }
});

test('userUpdate: of two lists of addresses that are sent at once, one is kept whole', async () => {
  const token = await member(shop, 'lists@mail.test');
  const list = (cities: readonly string[]) => ({
    customer: { ...customer('lists@mail.test'), addresses: cities.map((city) => ({ ...home, city })) },
  });
  const lists = [
    ['Pune', 'Goa'],
    ['Agra', 'Pune', 'Delhi'],
  ] as const;
  for (const _time of [1, 2, 3, 4, 5]) {
    const both = await Promise.all(lists.map((cities) => update(shop, token, list(cities))));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(lists).toContainEqual((await me(shop, token)).result.addresses.map(({ city }) => city));
  }
});
