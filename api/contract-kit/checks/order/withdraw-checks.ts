import { newOrderId, placeInUnion, placeOrder, plentyOrder } from '#api/contract-kit/calls/order-calls.ts';
import { DUBLIN, MUMBAI, NOBODY } from '#api/contract-kit/calls/reference-data.ts';
import { newEmail } from '#api/contract-kit/calls/user-calls.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

type Told = {
  readonly number: string;
  readonly outcome: string;
  readonly declared_at: string;
  readonly due_on: string;
  readonly amount: number | null;
};

const stated = (orderId: string, changes: object = {}) => ({
  ...{ orderId, name: 'Contract Kit', email: DUBLIN.email },
  ...changes,
});

/** Who may withdraw from what. Of an order that was packed or sent nothing is asked: no caller can bring that about. */
export const withdrawChecks: readonly Check[] = [
  {
    id: 'order/withdraw-unknown',
    section: 3,
    operation: 'orderWithdraw',
    rule: 'a statement about an unknown order, one of somebody else or with another e-mail is kept as open, each alike and once',
    proves: [],
    async run(kit) {
      const { orderNumber, orderId } = await placeInUnion(kit);
      const stranger = await kit.stranger();
      for (const [as, body] of [
        ['', stated(`${NOBODY}-${newOrderId()}`.slice(0, 64))],
        ['', stated(orderNumber, { email: newEmail() })],
        [stranger.token, stated(orderNumber, { email: newEmail() })],
      ] as const) {
        const first = await kit.client.succeed<Told>('orderWithdraw', { query: { token: as }, body });
        const again = await kit.client.succeed<Told>('orderWithdraw', { query: { token: as }, body });
        same([first.outcome, first.amount, again], ['open', null, first], 'outcome, amount and the same again');
      }
      type Order = { readonly status: string; readonly is_withdrawable?: boolean };
      const order = await kit.client.succeed<Order>('orderTrack', { body: { orderId, email: DUBLIN.email } });
      holds(order.status !== 'canceled' && order.is_withdrawable !== false, 'the order as it was', order);
    },
  },
  {
    id: 'order/withdraw-once',
    section: 7,
    operation: 'orderWithdraw',
    rule: 'an order that is not packed is canceled, and said again in whatever tabs it is the same withdrawal',
    proves: [answerName('orderWithdraw', 422, 'The order {number} is canceled')],
    async run(kit) {
      const { token } = await kit.sharedUser();
      const { orderNumber } = await placeInUnion(kit, token);
      const calls = [token, '', token].map((as) =>
        kit.client.succeed<Told>('orderWithdraw', { query: { token: as }, body: stated(orderNumber) }),
      );
      const [first, ...others] = await Promise.all(calls);
      same([first?.outcome, first?.amount, others], ['canceled', 0, [first, first]], 'the withdrawals');
      const other = await placeInUnion(kit, token);
      await kit.client.succeed('orderCancel', { query: { token }, body: { orderId: other.orderNumber } });
      const sentence = `The order ${other.orderNumber} is canceled`;
      await kit.client.refuse('orderWithdraw', { query: { token }, body: stated(other.orderNumber) }, 422, sentence);
    },
  },
  {
    id: 'order/withdraw-elsewhere',
    section: 3,
    operation: 'orderWithdraw',
    rule: 'an order that went to no country of the European Union is not withdrawn from, and says so',
    proves: [answerName('orderWithdraw', 422, 'The order {number} went to no country of the European Union')],
    async run(kit) {
      const { token } = await kit.sharedUser();
      const { orderNumber } = (await placeOrder(kit, await plentyOrder(kit), token)).result;
      const body = stated(orderNumber, { email: MUMBAI.email });
      const sentence = `The order ${orderNumber} went to no country of the European Union`;
      await kit.client.refuse('orderWithdraw', { query: { token }, body }, 422, sentence);
    },
  },
];
