import type { CartId } from '#domain/cart/cart.ts';
import type { CartGateway, MethodChoice, ServerItem } from '#domain/cart/cart-gateway.ts';
import type { Totals } from '#domain/cart/totals.ts';
import type { Sku } from '#domain/catalog/product.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import type { Money } from '#domain/shared/money.ts';
import { withValue } from '#domain/shared/reply.ts';
import { createMemoryLink, type MemoryLink, refused } from './memory-link.ts';
import type { MemoryProducts } from './memory-products.ts';
import { createShopAccounts, type ShopAccounts } from './shop-accounts.ts';
import { createShopAssortment } from './shop-assortment.ts';
import * as shop from './shop-cart.ts';
import { totalsOf } from './shop-cart-totals.ts';
import { createShopCarts, type ShopCarts, type ShopCartsOf } from './shop-carts.ts';
import { usualMarket } from './usual-market.ts';

/** As a guest sees it; `as` tells how whoever has a token does. */
export interface MemoryCartGateway extends CartGateway, MemoryLink<keyof CartGateway> {
  as(token: string): CartGateway;
  /** The shop's own price of a piece, whatever else it says of it. */
  putPrice(sku: Sku, price: Money): void;
  /** The shop no longer knows this cart, as after an order. */
  forget(cart: CartId): void;
  /** The lines the shop has of a cart; none when it does not know it. */
  linesOf(cart: CartId): readonly ServerItem[];
  /** A code that carts may be given from now on, and what it takes off there. */
  putCoupon(coupon: shop.Coupon): void;
  /** The coupon of a cart; null when there is none, and when the shop does not know the cart. */
  couponOf(cart: CartId): shop.Coupon | null;
  /** Lets a cart use so much store credit; answers what it costs then, null for a cart the shop does not know. */
  spendCredit(cart: CartId, credit: Money): Totals | null;
  /** What a cart costs; null for one the shop does not know. */
  totalsOf(cart: CartId): Totals | null;
  /** The cart that an account has open; null when it has none. */
  openCartOf(owner: CustomerId): CartId | null;
  /** The number of carts opened so far. */
  created(): number;
}

type Options = {
  readonly market?: () => Market;
  /** What the shop sells; without it anything, at the price of the line. */
  readonly products?: MemoryProducts | null;
  /** Whose tokens are good. */
  readonly accounts?: ShopAccounts;
  readonly isReachable?: () => boolean;
};

/** A shop that keeps carts: absolute pieces, totals with GST, the coupon FESTIVE10 and those it is told of. */
export function createMemoryCartGateway(options: Options = {}): MemoryCartGateway {
  const { market = () => usualMarket, products = null, accounts = createShopAccounts(), isReachable } = options;
  const link = createMemoryLink<keyof CartGateway>(isReachable);
  const assortment = createShopAssortment({ products, market });
  const coupons = new Map([[shop.festive.code, shop.festive]]);
  const now = (cart: shop.ShopCart) => ({ ...cart, lines: assortment.priced(cart.lines) });
  const carts = createShopCarts({ link, now, accounts });
  const costOf = (id: CartId): Totals | null => {
    const cart = carts.find(id);
    return cart && totalsOf(now(cart), market().country);
  };
  const as = (token: string): CartGateway => {
    const theirs: Carts = { ...carts, ...carts.as(token) };
    return {
      create: () => link.answer('create', [], theirs.open),
      ...lineVerbs(theirs, assortment),
      ...methodVerbs(theirs, market),
      ...couponVerbs(theirs, coupons),
    };
  };
  return {
    ...link,
    ...as(''),
    as,
    putPrice: assortment.putPrice,
    putCoupon: (coupon) => void coupons.set(coupon.code.toUpperCase(), coupon),
    forget: carts.forget,
    linesOf: (id) => carts.find(id)?.lines ?? [],
    couponOf: (id) => carts.find(id)?.coupon ?? null,
    totalsOf: costOf,
    spendCredit(id, credit) {
      const cart = carts.find(id);
      if (cart) carts.keep(id, { ...cart, credit });
      return costOf(id);
    },
    created: carts.created,
    openCartOf: carts.openCartOf,
  };
}

type Carts = ShopCarts & ShopCartsOf;
type Assortment = ReturnType<typeof createShopAssortment>;

function lineVerbs(carts: Carts, { sold, priced }: Assortment): Pick<CartGateway, 'pull' | 'update' | 'remove'> {
  return {
    pull: (id) => carts.on('pull', [id], ({ lines }) => ok(lines)),
    update: (id, wanted) =>
      carts.on('update', [id, wanted], (cart) =>
        withValue(sold(wanted), (line) => {
          const stored = shop.serverItemOf(cart, id, line);
          carts.keep(id, shop.withServerItem(cart, stored));
          return priced([stored])[0] ?? stored;
        }),
      ),
    remove: (id, line) =>
      carts.on('remove', [id, line], (cart) => ok(carts.keep(id, shop.withoutServerItem(cart, line)))),
  };
}

type MethodVerb = 'totals' | 'paymentMethods' | 'shippingMethods' | 'chooseShipping' | 'collectTotals';

function methodVerbs(carts: Carts, market: () => Market): Pick<CartGateway, MethodVerb> {
  const totals = (cart: shop.ShopCart) => totalsOf(cart, market().country);
  const methods = ({ lines }: shop.ShopCart) => shop.paymentMethodsOf(lines, market().country);
  return {
    totals: (id) => carts.on('totals', [id], (cart) => ok(totals(cart))),
    paymentMethods: (id) => carts.on('paymentMethods', [id], (cart) => ok(methods(cart))),
    shippingMethods: (id, address) =>
      carts.on('shippingMethods', [id, address], ({ lines }) => ok(shop.shippingMethodsOf(lines))),
    chooseShipping: (id, choice) =>
      carts.on('chooseShipping', [id, choice], (cart) => {
        if (!shop.canShip(cart.lines, choice)) return noCarrier(choice);
        return ok({ methods: methods(cart), totals: totals(cart) });
      }),
    collectTotals: (id, choice) =>
      carts.on('collectTotals', [id, choice], (cart) => {
        if (!methods(cart).some(({ code }) => code === choice.payment)) return noPaymentMethod;
        return shop.canShip(cart.lines, choice) ? ok(totals(cart)) : noCarrier(choice);
      }),
  };
}

type Coupons = ReadonlyMap<string, shop.Coupon>;

function couponVerbs(carts: Carts, coupons: Coupons): Pick<CartGateway, 'applyCoupon' | 'removeCoupon'> {
  return {
    applyCoupon: (id, code) =>
      carts.on('applyCoupon', [id, code], (cart) => {
        if (code === '') return noCode;
        const coupon = coupons.get(code.toUpperCase());
        return coupon ? ok(carts.keep(id, { ...cart, coupon })) : noCoupon;
      }),
    removeCoupon: (id) => carts.on('removeCoupon', [id], (cart) => ok(carts.keep(id, { ...cart, coupon: null }))),
  };
}

const noPaymentMethod = refused(422, 'The requested Payment Method is not available.');
const noCode = refused(400, 'No coupon code provided');
const noCoupon = refused(422, "The coupon code isn't valid. Verify the code and try again.");

function noCarrier({ carrierCode, methodCode }: Pick<MethodChoice, 'carrierCode' | 'methodCode'>) {
  return refused(422, `Carrier with such method not found: ${carrierCode}, ${methodCode}`);
}

function ok<T>(value: T): { readonly kind: 'ok'; readonly value: T } {
  return { kind: 'ok', value };
}
