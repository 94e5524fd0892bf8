import type { CartId } from '#domain/cart/cart.ts';
import type { CartGateway, MethodChoice, ShopsLine } from '#domain/cart/cart-gateway.ts';
import type { Sku } from '#domain/catalog/product.ts';
import type { CountryId } from '#domain/storeview/store-view.ts';
import { createMemoryLink, type MemoryLink, refused } from './memory-link.ts';
import * as shop from './shop-cart.ts';
import { totalsOf } from './shop-cart-totals.ts';
import { createShopCarts, type ShopCarts } from './shop-carts.ts';

export interface MemoryCartGateway extends CartGateway, MemoryLink<keyof CartGateway> {
  /** The shop's own price of a piece, INR; without one it takes the price of the line. */
  putPrice(sku: Sku, price: number): void;
  /** The shop no longer knows this cart, as after an order. */
  forget(cart: CartId): void;
  /** The lines the shop has of a cart; none when it does not know it. */
  linesOf(cart: CartId): readonly ShopsLine[];
  /** The number of carts opened so far. */
  created(): number;
}

type Options = { readonly country?: () => CountryId; readonly isReachable?: () => boolean };

/** A shop that keeps carts: absolute pieces, totals with GST, the coupon FESTIVE10. */
export function createMemoryCartGateway({ country = () => 'IN', isReachable }: Options = {}): MemoryCartGateway {
  const link = createMemoryLink<keyof CartGateway>(isReachable);
  const carts = createShopCarts(link);
  const prices = new Map<Sku, number>();
  return {
    ...link,
    putPrice: (sku, price) => void prices.set(sku, price),
    forget: carts.forget,
    linesOf: (id) => carts.find(id)?.lines ?? [],
    created: carts.created,
    create: () => link.answer('create', [], () => ok(carts.open())),
    pull: (id) => carts.on('pull', [id], ({ lines }) => ok(lines)),
    update: (id, line) =>
      carts.on('update', [id, line], (cart) => {
        const stored = shop.shopsLineOf(cart, id, line, prices.get(line.sku) ?? line.price);
        carts.keep(id, shop.withShopsLine(cart, stored));
        return ok(stored);
      }),
    remove: (id, line) =>
      carts.on('remove', [id, line], (cart) => ok(carts.keep(id, shop.withoutShopsLine(cart, line)))),
    ...methodVerbs(carts, country),
    ...couponVerbs(carts),
  };
}

type MethodVerb = 'totals' | 'paymentMethods' | 'shippingMethods' | 'chooseShipping' | 'collectTotals';

function methodVerbs(carts: ShopCarts, country: () => CountryId): Pick<CartGateway, MethodVerb> {
  const totals = (cart: shop.ShopCart) => totalsOf(cart, country());
  const methods = (cart: shop.ShopCart) => shop.paymentMethodsOf(cart, country());
  return {
    totals: (id) => carts.on('totals', [id], (cart) => ok(totals(cart))),
    paymentMethods: (id) => carts.on('paymentMethods', [id], (cart) => ok(methods(cart))),
    shippingMethods: (id, address) =>
      carts.on('shippingMethods', [id, address], (cart) => ok(shop.shippingMethodsOf(cart))),
    chooseShipping: (id, choice) =>
      carts.on('chooseShipping', [id, choice], (cart) => {
        if (!shop.canShip(cart, choice)) return noCarrier(choice);
        return ok({ methods: methods(cart), totals: totals(cart) });
      }),
    collectTotals: (id, choice) =>
      carts.on('collectTotals', [id, choice], (cart) => {
        if (!methods(cart).some(({ code }) => code === choice.payment)) return noPaymentMethod;
        return shop.canShip(cart, choice) ? ok(totals(cart)) : noCarrier(choice);
      }),
  };
}

function couponVerbs(carts: ShopCarts): Pick<CartGateway, 'applyCoupon' | 'removeCoupon'> {
  return {
    applyCoupon: (id, code) =>
      carts.on('applyCoupon', [id, code], (cart) => {
        if (code.toUpperCase() !== shop.COUPON) return noCoupon;
        return ok(carts.keep(id, { ...cart, coupon: shop.COUPON }));
      }),
    removeCoupon: (id) => carts.on('removeCoupon', [id], (cart) => ok(carts.keep(id, { ...cart, coupon: null }))),
  };
}

const noPaymentMethod = refused(422, 'The requested Payment Method is not available.');
const noCoupon = refused(422, "The coupon code isn't valid. Verify the code and try again.");

function noCarrier({ carrierCode, methodCode }: Pick<MethodChoice, 'carrierCode' | 'methodCode'>) {
  return refused(422, `Carrier with such method not found: ${carrierCode}, ${methodCode}`);
}

function ok<T>(value: T): { readonly kind: 'ok'; readonly value: T } {
  return { kind: 'ok', value };
}
