import { SIGN_IN, UNAUTHORISED, WRONG_PASSWORD } from '#api/contract-kit/calls/messages.ts';
import { placeOrder, plentyOrder } from '#api/contract-kit/calls/order-calls.ts';
import { KURTA, KURTA_S, MUMBAI } from '#api/contract-kit/calls/reference-data.ts';
import { logIn } from '#api/contract-kit/calls/user-calls.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

type Own = {
  readonly profile: { readonly email: string };
  readonly orders: readonly { readonly increment_id: string }[];
  readonly restock_waits: readonly { readonly sku: string }[];
  readonly price_waits: readonly { readonly sku: string }[];
  readonly reviews: readonly { readonly title: string }[];
};

/** What is kept of a customer: told to them alone, and deleted for them alone. */
export const ownDataChecks: readonly Check[] = [
  {
    id: 'user/export',
    section: 15,
    operation: 'userExport',
    rule: 'all that was done with the token of a user is told to that user, and nothing of it to another; no password, no token',
    async run(kit) {
      const { token, email, password, refreshToken } = await kit.newUser();
      const query = { token };
      const { orderNumber } = (await placeOrder(kit, await plentyOrder(kit), token)).result;
      const review = {
        product_id: 1042,
        title: `Of ${email}`,
        detail: 'Kit',
        nickname: 'Kit',
        review_entity: 'product',
      };
      await kit.client.succeed('reviewCreate', { query, body: { review } });
      await kit.client.succeed('stockNotify', { query, body: { email, sku: KURTA_S } });
      await kit.client.succeed('priceNotify', { query, body: { email, skus: [KURTA] } });
      const own = await kit.client.succeed<Own>('userExport', { query });
      same(
        [own.profile.email, own.orders[0]?.increment_id, own.reviews[0]?.title, own.restock_waits[0]?.sku],
        [email, orderNumber, `Of ${email}`, KURTA_S],
        'e-mail, order, review and wait',
      );
      same(own.price_waits[0]?.sku, KURTA, 'wait for a price');
      const text = JSON.stringify(own);
      for (const secret of [password, token, refreshToken]) holds(!text.includes(secret), 'no secret', 'one');
      const stranger = await kit.stranger();
      const others = JSON.stringify(await kit.client.succeed('userExport', { query: { token: stranger.token } }));
      for (const theirs of [email, orderNumber]) holds(!others.includes(theirs), 'nothing of the first user', theirs);
    },
  },
  {
    id: 'user/delete',
    section: 15,
    operation: 'userDelete',
    rule: 'every token ends, the user is unknown, asked again it is the same, and an order is found as that of a guest',
    async run(kit) {
      const session = await kit.newUser();
      const tab = await logIn(kit.client, session.email, session.password);
      const { orderNumber: orderId } = (await placeOrder(kit, await plentyOrder(kit), session.token)).result;
      const body = { currentPassword: session.password, storeCredit: 0 };
      for (const token of [session.token, tab.token, session.token]) {
        same(await kit.client.succeed('userDelete', { query: { token }, body }), true);
        await kit.client.refuse('userMe', { query: { token } }, 401, UNAUTHORISED);
      }
      const { email: username, password } = session;
      await kit.client.refuse('userLogin', { body: { username, password } }, 401, SIGN_IN);
      const told = await kit.client.succeed<{ increment_id: string }>('orderTrack', {
        body: { orderId, email: MUMBAI.email },
      });
      same(told.increment_id, orderId, 'the order');
    },
  },
  {
    id: 'user/delete-wrong-password',
    section: 0,
    operation: 'userDelete',
    rule: `refused with 422 "${WRONG_PASSWORD}", so that it starts no refresh`,
    proves: [answerName('userDelete', 422, WRONG_PASSWORD)],
    async run(kit) {
      const { token } = await kit.newUser();
      const body = { currentPassword: 'not it at all', storeCredit: 0 };
      await kit.client.refuse('userDelete', { query: { token }, body }, 422, WRONG_PASSWORD);
      same((await kit.client.call('userMe', { query: { token } })).status, 200, 'status with the token afterwards');
    },
  },
  {
    id: 'user/delete-other-credit',
    section: 0,
    operation: 'userDelete',
    rule: 'refused with 409 where the store credit is not what its owner knows',
    proves: [answerName('userDelete', 409, 'The store credit of the account is another one')],
    async run(kit) {
      const { token, password } = await kit.newUser();
      const parts = { query: { token }, body: { currentPassword: password, storeCredit: 750 } };
      await kit.client.refuse('userDelete', parts, 409, 'The store credit of the account is another one');
      same((await kit.client.call('userMe', { query: { token } })).status, 200, 'status with the token afterwards');
    },
  },
];
