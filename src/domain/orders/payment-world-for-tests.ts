import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { emptyCart } from '#domain/cart/cart.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { createLookAgain, createOpenPayment } from './follow-payment.ts';
import { createLeaveConfirmation, createOpenConfirmation } from './open-confirmation.ts';
import { paymentStateOf } from './payment.ts';
import { createReadPlaced } from './read-placed.ts';
import { createReturnPieces } from './return-pieces.ts';
import { openWorldForTests } from './world-for-tests.ts';

export const COUPON = 'FESTIVE10';

/** Meera has ordered two pieces of A with a coupon, and stands on the page of a gateway. */
export async function openPaymentWorld() {
  const world = openWorldForTests();
  const { cart, orderGateway, placeOrder, orderView } = world;
  orderGateway.opensPaymentPage('https://pay.test/1');
  cart.update((now) => ({ ...now, paymentMethod: 'paypalstandard', ...totalsWith(COUPON, now) }));
  const outcome = await placeOrder();
  if (outcome.kind !== 'accepted') throw new Error('The order was not taken.');
  const asked = () => orderGateway.calls().filter(({ verb }) => verb === 'get').length;
  const paymentState = (word: 'paid' | 'failed' | 'unknown' | null) => {
    const now = orderView.get();
    return now.kind === 'placed' || now.kind === 'waiting' ? paymentStateOf(now, word) : now.kind;
  };
  return { ...world, ...confirmationOf(world), id: outcome.order.id, outcome, asked, paymentState };
}

/** What the page does to which the gateway leads back. */
function confirmationOf(world: ReturnType<typeof openWorldForTests>) {
  const synced: string[] = [];
  const returnPieces = createReturnPieces({
    ...world,
    syncCart: async () => ({ kind: 'postponed' }),
    applyCoupon: async (code) => {
      synced.push(code);
      return 'applied';
    },
    isKept: async () => undefined,
  });
  const readPlaced = createReadPlaced({ ...world, openedOrder: createMemoryCell({}) });
  const openConfirmation = createOpenConfirmation({ ...world, readPlaced, tellRefusal: () => undefined });
  const lookAgain = createLookAgain({ ...world, readPlaced, returnPieces });
  const openPayment = createOpenPayment({ ...world, openConfirmation, returnPieces, lookAgain });
  return { synced, lookAgain, openPayment, leave: createLeaveConfirmation(world) };
}

function totalsWith(coupon: string, { lines }: typeof emptyCart) {
  const value = {
    ...{
      subtotal: moneyOf(200),
      discount: moneyOf(-20),
      shipping: nothing,
      tax: nothing,
      storeCredit: nothing,
      grandTotal: moneyOf(180),
    },
    coupon,
  };
  const hash = lines.map(({ sku, quantity }) => `${sku}*${quantity}`).join('|');
  return { totals: { value: { ...value, promoMessage: null, segments: [], lines: [] }, hash, at: 0 } };
}
