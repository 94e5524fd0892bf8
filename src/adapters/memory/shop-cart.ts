import type { CartId, CartLine } from '#domain/cart/cart.ts';
import type { MethodChoice, ServerItem } from '#domain/cart/cart-gateway.ts';
import { keyOf } from '#domain/cart/line-parts.ts';
import { defaultShippingMethod, type PaymentMethod, type ShippingMethod } from '#domain/cart/methods.ts';
import { isShippable } from '#domain/catalog/product.ts';
import type { Order } from '#domain/orders/order.ts';
import { type Money, nothing } from '#domain/shared/money.ts';
import type { CountryId } from '#domain/storeview/store-view.ts';

/** What a code takes off. */
export type Coupon = { readonly code: string; readonly percent: number };

/** A cart as the fake shop keeps it; `nextLine` is the id of the line to come. */
export type ShopCart = {
  readonly lines: readonly ServerItem[];
  readonly coupon: Coupon | null;
  /** How much store credit it may use; 0 when it uses none. */
  readonly credit: Money;
  readonly nextLine: number;
};

export const emptyShopCart: ShopCart = { lines: [], coupon: null, credit: nothing, nextLine: 5_101 };

type Known = Pick<ServerItem, 'id' | 'sku'> & Partial<Pick<ServerItem, 'parts'>>;

export const festive: Coupon = { code: 'FESTIVE10', percent: 10 }; // contract, section 9

/** The line as the shop will keep it: known by its id in this cart, else by what it is, else new (contract, cart/update). */
export function serverItemOf(cart: ShopCart, id: CartId, line: CartLine): ServerItem {
  const { sku, parentSku, quantity, name, price, type, image, options, parts } = line;
  const own = line.serverItem?.cartId === id ? line.serverItem.id : 0;
  const known = lineOf(cart, { id: own, sku, parts });
  return {
    id: known?.id ?? cart.nextLine,
    cartId: id,
    sku,
    parentSku,
    quantity,
    name,
    price,
    type,
    image,
    options,
    parts,
  };
}

/** Takes the place of the line with its id; another line of the same kind goes. */
export function withServerItem(cart: ShopCart, line: ServerItem): ShopCart {
  const others = cart.lines.filter((each) => each.id === line.id || keyOf(each) !== keyOf(line));
  const isKnown = others.some(({ id }) => id === line.id);
  if (!isKnown) return { ...cart, lines: [...others, line], nextLine: cart.nextLine + 1 };
  return { ...cart, lines: others.map((each) => (each.id === line.id ? line : each)) };
}

export function withoutServerItem(cart: ShopCart, wanted: Known): ShopCart {
  const found = lineOf(cart, wanted);
  return { ...cart, lines: cart.lines.filter((line) => line !== found) };
}

function lineOf({ lines }: ShopCart, wanted: Known): ServerItem | undefined {
  const byId = lines.find(({ id }) => id === wanted.id);
  return byId ?? lines.find((line) => keyOf(line) === keyOf({ parts: [], ...wanted }));
}

const paymentTitles = {
  ccavenuepay: 'Cards, UPI and net banking (CCAvenue)',
  paypalstandard: 'PayPal',
  cashondelivery: 'Cash on delivery',
} as const;

const channelTitles = { upi: 'UPI (CCAvenue)', cards: 'Cards and net banking (CCAvenue)' } as const;

/** What an order calls its payment: by what is paid with at the gateway, where it says so. */
export function paidByTitle({
  paymentMethod,
  paymentChannel,
}: Pick<Order, 'paymentMethod' | 'paymentChannel'>): string {
  const isTold = paymentMethod === 'ccavenuepay' && paymentChannel !== null;
  return isTold ? channelTitles[paymentChannel] : paymentTitleOf(paymentMethod);
}

/** What a shopper reads for the code of a payment method; a code that is not known stands for itself. */
function paymentTitleOf(code: string): string {
  return Object.hasOwn(paymentTitles, code) ? paymentTitles[code as keyof typeof paymentTitles] : code;
}

type Lines = readonly Pick<ServerItem, 'type'>[];

/** Best first; cash on delivery only in India and for what can be carried to the door. */
export function paymentMethodsOf(lines: Lines, country: CountryId): readonly PaymentMethod[] {
  const everywhere = [method('ccavenuepay'), method('paypalstandard')].map((each, at) => ({
    ...each,
    isDefault: at === 0,
  }));
  if (country !== 'IN' || lines.length === 0 || isVirtual(lines)) return everywhere;
  return [...everywhere, { ...method('cashondelivery'), message: 'Keep exact change ready.' }];
}

function method(code: string): PaymentMethod {
  return { code, title: paymentTitleOf(code), isServerMethod: true, isDefault: false, message: null };
}

export function shippingMethodsOf(lines: Lines): readonly ShippingMethod[] {
  return isVirtual(lines) ? [] : [{ ...defaultShippingMethod, isServerMethod: true }];
}

export function canShip(lines: Lines, wanted: Pick<MethodChoice, 'carrierCode' | 'methodCode'>): boolean {
  return shippingMethodsOf(lines).some(
    ({ carrierCode, methodCode }) => carrierCode === wanted.carrierCode && methodCode === wanted.methodCode,
  );
}

/** Nothing of it is sent. */
export function isVirtual(lines: Lines): boolean {
  return lines.length > 0 && !lines.some(isShippable);
}
