import { balanceOf } from '#api/accounts/change-credit.ts';
import { totalsReply } from '#api/cart/cart-replies.ts';
import { totalsOf } from '#api/cart/totals.ts';
import { type CartCall, noSuchCart, withCart } from '#api/cart/with-cart.ts';
import { amountOf } from '#api/money/paise.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { Call, SignedIn } from '#api/transport/call.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';

/** GET /api/giftcard/store-credit-transaction: newest first. */
export async function creditHistory({ db }: Shop, user: SignedIn): Promise<Outcome> {
  const entries = await db
    .selectFrom('store_credit_entries')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('transaction_id', 'desc')
    .execute();
  return success({
    items: entries.map(({ user_id: _owner, created_at, amount, balance_after, ...entry }) => ({
      ...entry,
      created_at: created_at.toISOString(),
      amount: amountOf(amount),
      balance_after: amountOf(balance_after),
    })),
    total_balance: amountOf(await balanceOf(db, user.id)),
  });
}

/** GET /api/giftcard/store-credit-spending. A guest's cart has no owner whose credit it could use. */
export function showSpending(shop: Shop, call: Call): Promise<Outcome> {
  return withCart(shop, async (open) => (open.cart.user_id === null ? noSuchCart(call) : spendingOf(open)))(call);
}

/** POST /api/giftcard/store-credit-spending. Nothing is charged before the order is placed. */
export function spend(shop: Shop, call: Call, user: SignedIn): Promise<Outcome> {
  const { apply } = call.body as { readonly apply: boolean };
  return withCart(shop, async (open) => {
    const { db, cart } = open;
    if (cart.user_id === null) return noSuchCart(call);
    const balance = await balanceOf(db, user.id);
    if (apply && balance === 0) return refusal(422, 'No store credit available');
    await db.updateTable('carts').set({ uses_store_credit: apply }).where('id', '=', cart.id).execute();
    return spendingOf({
      ...open,
      cart: { ...cart, uses_store_credit: apply },
      question: { ...open.question, credit: apply ? balance : 0 },
    });
  })(call);
}

async function spendingOf(open: CartCall): Promise<Outcome> {
  const { db, cart, lines, question } = open;
  return success({
    applied: cart.uses_store_credit,
    amount: amountOf(totalsOf(lines, question).credit),
    available_balance: amountOf(await balanceOf(db, cart.user_id ?? 0)),
    totals: totalsReply({ lines, question }),
  });
}
