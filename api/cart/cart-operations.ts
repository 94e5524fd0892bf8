import { randomUUID } from 'node:crypto';
import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import { BODY_LIMIT, type Call, missingElement, type Operation } from '#api/transport/call.ts';
import { refusal, success } from '#api/transport/outcome.ts';
import { lineReply, totalsReply } from './cart-replies.ts';
import { chooseMethods, estimateShipping, storeAddresses } from './checkout-steps.ts';
import { applyCoupon, deleteCoupon } from './coupons.ts';
import { hasShippable, payingFor, paymentMethodsFor, shippingMethodsFor } from './methods.ts';
import { removeLine, setLine } from './set-line.ts';
import { itemsOf, withCart } from './with-cart.ts';

const GUEST_CART_MS = 30 * 24 * 60 * 60 * 1000; // contract, section 3

/** All calls below /api/cart. */
export function cartOperations(shop: Shop): readonly Operation[] {
  return [...lineOperations(shop), ...readOperations(shop), ...checkoutOperations(shop), ...couponOperations(shop)];
}

const get = { method: 'GET', cache: 'private' } as const;
const post = { method: 'POST', cache: 'private' } as const;
const postBody = { ...post, bodyLimit: BODY_LIMIT } as const;

const needsItem = missingElement('cartItem', 'No cartItem element provided within the request body');

function lineOperations(shop: Shop): readonly Operation[] {
  return [
    { ...post, operationId: 'cartCreate', path: '/api/cart/create', answer: (call) => createCart(shop, call) },
    {
      ...postBody,
      operationId: 'cartUpdate',
      path: '/api/cart/update',
      missing: needsItem,
      answer: withCart(shop, setLine),
    },
    {
      ...postBody,
      operationId: 'cartDelete',
      path: '/api/cart/delete',
      missing: needsItem,
      answer: withCart(shop, removeLine),
    },
  ];
}

function readOperations(shop: Shop): readonly Operation[] {
  const pull = withCart(shop, async ({ cart, lines, question }) =>
    success(lines.map((line) => lineReply(line, cart, question))),
  );
  return [
    { ...get, operationId: 'cartPull', path: '/api/cart/pull', answer: pull },
    { ...post, operationId: 'cartPullPost', path: '/api/cart/pull', answer: pull },
    {
      ...get,
      operationId: 'cartTotals',
      path: '/api/cart/totals',
      answer: withCart(shop, async (shown) => success(totalsReply(shown))),
    },
    {
      ...get,
      operationId: 'cartPaymentMethods',
      path: '/api/cart/payment-methods',
      answer: withCart(shop, async (shown) =>
        success(paymentMethodsFor(payingFor(shown), hasShippable(itemsOf(shown)))),
      ),
    },
    {
      ...get,
      operationId: 'cartShippingMethods',
      path: '/api/cart/shipping-methods',
      answer: withCart(shop, async (shown) => success(shippingMethodsFor(itemsOf(shown)))),
    },
  ];
}

function checkoutOperations(shop: Shop): readonly Operation[] {
  const noAddress = 'No address element provided within the request body';
  return [
    {
      ...postBody,
      operationId: 'cartEstimateShippingMethods',
      path: '/api/cart/shipping-methods',
      missing: missingElement('address', noAddress),
      answer: withCart(shop, estimateShipping),
    },
    {
      ...postBody,
      operationId: 'cartShippingInformation',
      path: '/api/cart/shipping-information',
      missing: (body) => (missingAddress(body) ? refusal(400, noAddress) : null),
      answer: withCart(shop, storeAddresses),
    },
    {
      ...postBody,
      operationId: 'cartCollectTotals',
      path: '/api/cart/collect-totals',
      missing: missingElement('methods', 'No shipping and payment methods element provided within the request body'),
      answer: withCart(shop, chooseMethods),
    },
  ];
}

function missingAddress(body: unknown): boolean {
  if (missingElement('addressInformation', '')(body)) return true;
  return missingElement('shippingAddress', '')((body as { addressInformation: unknown }).addressInformation) !== null;
}

function couponOperations(shop: Shop): readonly Operation[] {
  return [
    { ...post, operationId: 'cartApplyCoupon', path: '/api/cart/apply-coupon', answer: withCart(shop, applyCoupon) },
    { ...post, operationId: 'cartDeleteCoupon', path: '/api/cart/delete-coupon', answer: withCart(shop, deleteCoupon) },
  ];
}

/** A new guest cart on every call; for a user always the one that is open. Two calls at once get the same. */
async function createCart({ db, clock }: Shop, { user }: Call) {
  const now = clock.now();
  const { id } = await db
    .insertInto('carts')
    .values({
      id: randomUUID().replaceAll('-', ''),
      user_id: user?.id ?? null,
      created_at: timestampAt(now),
      expires_at: user ? null : timestampAt(now + GUEST_CART_MS),
      closed_at: null,
      coupon: null,
      shipping_address: null,
      billing_address: null,
      payment_method: null,
    })
    .onConflict((open) =>
      open
        .column('user_id')
        .where('closed_at', 'is', null)
        .doUpdateSet(({ ref }) => ({ user_id: ref('excluded.user_id') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return success(id);
}
