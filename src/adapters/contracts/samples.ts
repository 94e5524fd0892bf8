import type { CartLine, LineOption } from '#domain/cart/cart.ts';
import type { CartAddress } from '#domain/cart/cart-gateway.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { type Order, type OrderFacts, type OrderLine, orderIdOf } from '#domain/orders/order.ts';
import type { OrderState } from '#domain/orders/order-status.ts';
import type { QueuedCommand } from '#domain/queue/queued-command.ts';
import { newTask, type Task, type TaskWorld, taskIdAt } from '#domain/queue/task.ts';
import { moneyOf } from '#domain/shared/money.ts';

export const KURTA = skuOf('AJ-KS-1042');
export const KURTA_M = skuOf('AJ-KS-1042-M');
export const KURTA_S = skuOf('AJ-KS-1042-S'); // sold out
export const TEE = skuOf('RT-TE-220');

export const indigoM: readonly LineOption[] = [
  { attributeId: 93, valueId: 49, label: 'Colour', value: 'Indigo' },
  { attributeId: 142, valueId: 167, label: 'Size', value: 'M' },
];

/** The kurta of the contract's examples, at its price in India. */
export const kurtaLine: CartLine = {
  sku: KURTA_M,
  parentSku: KURTA,
  productId: 1044,
  type: 'configurable',
  name: 'Indigo Block Print Kurta Set M',
  designer: 'Anjora',
  image: '/a/j/aj-ks-1042-indigo.jpg',
  address: '/women/kurta-sets/indigo-block-print-kurta-set',
  price: moneyOf(8_960),
  regularPrice: moneyOf(11_200),
  quantity: 2,
  options: indigoM,
  parts: [],
  serverItem: null,
  replaces: [],
  rejection: null,
  stock: null,
};

export const teeLine: CartLine = {
  ...kurtaLine,
  sku: TEE,
  parentSku: TEE,
  productId: 220,
  type: 'simple',
  name: 'Organic Cotton Tee',
  designer: 'Rustam',
  image: '/r/t/rt-te-220.jpg',
  address: '/men/tees/organic-cotton-tee',
  price: moneyOf(1_680),
  regularPrice: moneyOf(1_680),
  quantity: 1,
  options: [],
};

export const mumbai: CartAddress = {
  country: 'IN',
  region: 'Maharashtra',
  street: ['12B', 'Hill Road, Bandra West'],
  postcode: '400050',
  city: 'Mumbai',
  firstName: 'Meera',
  lastName: 'Iyer',
  email: 'meera.iyer@mail.test',
  phone: '+91 98200 00000',
};

export const newYork: CartAddress = {
  ...mumbai,
  country: 'US',
  region: 'New York',
  street: ['4C', '350 Fifth Avenue'],
  postcode: '10118',
  city: 'New York',
};

/** A country is all that is known. */
export const india: CartAddress = {
  country: 'IN',
  region: '',
  street: [],
  postcode: '',
  city: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
};

const queued: OrderState = { status: 'queued', hasLeftCart: false };

/** An order of one tee, cash on delivery. */
export function sampleOrder(id: string, changes: Partial<OrderFacts> = {}, state: OrderState = queued): Order {
  return {
    id: orderIdOf(id),
    hash: 'RT-TE-220*1',
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    owner: null,
    storeCode: null,
    country: 'IN',
    currency: 'INR',
    cartId: '',
    lines: [{ ...orderLine(teeLine), id: 220 }],
    shippingAddress: mumbai,
    billingAddress: mumbai,
    carrierCode: 'flatrate',
    methodCode: 'flatrate',
    paymentMethod: 'cashondelivery',
    paymentChannel: null,
    coupon: null,
    total: moneyOf(1_680),
    typed: null,
    ...changes,
    ...state,
  };
}

export function orderLine({ productId, serverItem, stock, ...line }: CartLine): OrderLine {
  return { ...line, id: productId };
}

/** An address that waits to be subscribed. */
export function sampleTask(milliseconds: number, changes: Partial<Task> = {}): Task {
  const world: TaskWorld = { owner: null, storeCode: '', country: 'IN', currency: 'INR' };
  const command: QueuedCommand = { endpoint: 'subscribe', payload: { email: `meera.${milliseconds}@mail.test` } };
  const at = '2026-11-20T10:00:00.000Z';
  return { ...newTask({ command, world, id: taskIdAt(milliseconds, 'a'), at }), ...changes } as Task;
}
