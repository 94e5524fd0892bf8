import { isAnswered, type Order, type OrderLine } from '#domain/orders/order.ts';
import type { ReturnRequest } from '#domain/orders/return-request.ts';
import { majorOf } from '#domain/shared/money.ts';
import { addressOf, productOptionOf } from './cart-words.ts';

/** An order as the shop takes it (contract, OrderRequest); the spelling of `transmited` is the contract's. */
export function orderRequestOf(order: Order) {
  return {
    order_id: order.id,
    created_at: order.createdAt,
    updated_at: order.updatedAt,
    transmited: isAnswered(order),
    transmited_at: isAnswered(order) ? order.answeredAt : null,
    ...(order.storeCode === null ? {} : { store_code: order.storeCode }),
    user_id: '',
    cart_id: order.cartId,
    products: order.lines.map(productOf),
    addressInformation: {
      ...shippingOf(order),
      billingAddress: addressOf(order.billingAddress),
      payment_method_code: order.paymentMethod,
      payment_method_additional: order.paymentChannel === null ? {} : { channel: order.paymentChannel },
    },
  };
}

/** Nothing is shipped without an address to ship to. */
function shippingOf({ shippingAddress, carrierCode, methodCode }: Order) {
  if (shippingAddress === null) return {};
  return {
    shippingAddress: addressOf(shippingAddress),
    shipping_carrier_code: carrierCode,
    shipping_method_code: methodCode,
  };
}

function productOf(line: OrderLine) {
  const { id, sku, parentSku, name, quantity, type } = line;
  const price = majorOf(line.price);
  return { id, sku, parentSku, name, qty: quantity, price, product_type: type, product_option: productOptionOf(line) };
}

export function returnRequestOf({ id, order, email, pieces, note, way }: ReturnRequest) {
  return {
    return_id: id,
    orderId: order,
    ...(email === null ? {} : { email }),
    items: pieces.map((piece) => ({ item_id: piece.item, qty: piece.quantity, reason: piece.reason })),
    note,
    refund: way,
  };
}
