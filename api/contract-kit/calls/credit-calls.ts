import { linesOf, putLine, userCart } from './cart-calls.ts';
import type { Kit } from './kit.ts';
import { sellablePlenty } from './plenty.ts';
import type { Session, Spending } from './shapes.ts';

type History = {
  readonly total_balance: number;
  readonly items: readonly {
    readonly action: string;
    readonly amount: number;
    readonly balance_after: number;
    readonly order_increment_id?: string | null;
  }[];
};

/** The account's own cart with one piece of the cheapest goods and nothing else. */
export async function accountCart(kit: Kit) {
  const session = await kit.account();
  const { sku, priceInclTax: price } = await sellablePlenty(kit);
  const cart = await userCart(kit.client, session.token);
  const query = { token: session.token, cartId: cart };
  for (const line of await linesOf(kit, cart, session.token)) {
    await kit.client.succeed('cartDelete', { query, body: { cartItem: { sku: line.sku, item_id: line.item_id } } });
  }
  await putLine(kit.client, { cart, sku, qty: 1, token: session.token });
  return { session, cart, sku, price };
}

/** Wants the store credit for a cart, or no longer. */
export function spend({ client }: Kit, { token }: Session, cartId: string, apply: boolean): Promise<Spending> {
  return client.succeed('storeCreditSpend', { query: { token, cartId }, body: { apply } });
}

export function historyOf({ client }: Kit, { token }: Session): Promise<History> {
  return client.succeed('storeCreditTransactions', { query: { token } });
}

export async function balanceOf(kit: Kit, session: Session): Promise<number> {
  return (await historyOf(kit, session)).total_balance;
}
