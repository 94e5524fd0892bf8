import type { Order, OrderLine } from '#domain/orders/order.ts';
import { amount, anything, flag, id, list, nullable, oneOf, type Parser, shape, text } from '#wire/parser.ts';

const parseAddress = shape({ country: text, street: list(text), firstName: text, lastName: text, email: text });

/** What every build must find in an order to send it; later builds may keep more. */
const parseOrder = shape({
  id: text,
  hash: text,
  createdAt: text,
  updatedAt: text,
  isTransmitted: flag,
  transmittedAt: nullable(text),
  storeCode: nullable(text),
  country: text,
  currency: text,
  cartId: text,
  lines: list(shape({ id, sku: text, name: text, pieces: amount, price: amount, options: list(anything) })),
  shippingAddress: nullable(parseAddress),
  billingAddress: parseAddress,
  carrierCode: text,
  methodCode: text,
  paymentMethod: text,
  total: amount,
  outcome: shape({ kind: oneOf('waiting', 'accepted', 'refused', 'withdrawn') }),
});

/** Reads a stored order whole: what this build does not know is kept as it is. */
export const parseStoredOrder: Parser<Order> = (input) => {
  const found = parseOrder(input);
  return found.kind === 'ok' ? { kind: 'ok', value: withParts(input as Order) } : found;
};

/** Devices have kept orders since before lines knew of parts. */
function withParts(order: Order): Order {
  return { ...order, lines: order.lines.map((line) => ({ ...line, parts: (line as Partial<OrderLine>).parts ?? [] })) };
}
