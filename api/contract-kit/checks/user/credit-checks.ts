import { applyCoupon, totalsOf, userCart } from '#api/contract-kit/calls/cart-calls.ts';
import { accountCart, balanceOf, historyOf, spend } from '#api/contract-kit/calls/credit-calls.ts';
import { orderOf, placeOrder } from '#api/contract-kit/calls/order-calls.ts';
import { COUPON_PERCENT } from '#api/contract-kit/calls/reference-data.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import { paise, percentOf, rupees } from '#api/contract-kit/money/rules.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

/** Store credit, tried on the account of section 9 with the cheapest goods, so that it lasts for many runs. */
export const creditChecks: readonly Check[] = [
  {
    id: 'user/credit-none',
    section: 0,
    operation: 'storeCreditSpend',
    rule: 'refused with 422 "No store credit available": the balance is 0',
    proves: [answerName('storeCreditSpend', 422, 'No store credit available')],
    async run(kit) {
      const { token } = await kit.sharedUser();
      const cartId = await userCart(kit.client, token);
      const parts = { query: { token, cartId }, body: { apply: true } };
      await kit.client.refuse('storeCreditSpend', parts, 422, 'No store credit available');
    },
  },
  {
    id: 'user/credit-empty-history',
    section: 0,
    operation: 'storeCreditTransactions',
    rule: 'whoever never had any has a balance of 0 and no entries',
    proves: ['storeCreditTransactions 200 none'],
    async run(kit) {
      const { total_balance, items } = await historyOf(kit, await kit.sharedUser());
      same([total_balance, items], [0, []], 'balance and entries');
    },
  },
  {
    id: 'user/credit-apply',
    section: 8,
    operation: 'storeCreditSpend',
    rule: 'uses min(balance, total), may be repeated, and is released again; the balance stays as it is',
    async run(kit) {
      const { session, cart, price } = await accountCart(kit);
      const before = await balanceOf(kit, session);
      holds(before > 0, 'a balance at the account', before);
      const used = Math.min(before, price);
      for (const _time of [1, 2]) {
        const { applied, amount, totals } = await spend(kit, session, cart, true);
        same(
          [applied, amount, totals.grand_total],
          [true, used, rupees(paise(price) - paise(used))],
          'applied, amount, total',
        );
        same(totals.store_credit_amount, -used, 'store_credit_amount');
        same(totals.total_segments.find(({ code }) => code === 'store_credit')?.value, -used, 'segment');
      }
      same(await balanceOf(kit, session), before, 'balance');
      const released = await spend(kit, session, cart, false);
      same([released.applied, released.amount, released.totals.grand_total], [false, 0, price], 'released');
    },
  },
  {
    id: 'user/credit-after-coupon',
    section: 4,
    operation: 'storeCreditSpend',
    rule: 'store credit is applied last, after the coupon, and changes no tax',
    async run(kit) {
      const { session, cart, price } = await accountCart(kit);
      const query = { token: session.token, cartId: cart };
      await applyCoupon(kit, cart, session.token);
      const rest = paise(price) - percentOf(paise(price), COUPON_PERCENT);
      const { tax_amount: tax } = await totalsOf(kit, cart, session.token);
      const { amount } = await spend(kit, session, cart, true);
      same(amount, Math.min(rupees(rest), await balanceOf(kit, session)), 'amount');
      const { store_credit_amount, tax_amount } = await totalsOf(kit, cart, session.token);
      same([store_credit_amount, tax_amount], [-amount, tax], 'store_credit_amount and tax_amount of the totals');
      await spend(kit, session, cart, false);
      await kit.client.succeed('cartDeleteCoupon', { query });
    },
  },
  {
    id: 'user/credit-order',
    section: 7,
    operation: 'storeCreditTransactions',
    rule: 'the balance is charged when the order is placed, once, and the history says so',
    proves: ['storeCreditTransactions 200 history'],
    async run(kit) {
      const { session, cart, price, sku } = await accountCart(kit);
      const before = await balanceOf(kit, session);
      await spend(kit, session, cart, true);
      const body = orderOf({ lines: [{ sku, qty: 1 }], cart, payment: 'cashondelivery' });
      const used = Math.min(before, price);
      let number = '';
      for (const _time of [1, 2]) {
        const { result: placed } = await placeOrder(kit, body, session.token);
        same(placed.grand_total, rupees(paise(price) - paise(used)), 'grand_total');
        number = placed.orderNumber;
      }
      const { items, total_balance } = await historyOf(kit, session);
      same(total_balance, rupees(paise(before) - paise(used)), 'balance');
      const [newest] = items;
      same(
        [newest?.action, newest?.amount, newest?.balance_after, newest?.order_increment_id],
        ['spent', -used, total_balance, number],
        'newest entry',
      );
    },
  },
];
