import { counterOf } from '../writing/counter-of.ts';
import { defineMessages } from '../writing/messages.ts';

const count = counterOf('en');

/** The cart, wherever it is shown, and what it costs. */
export const cartMessages = defineMessages('cart', {
  cart: 'Cart',
  items: 'Cart items',
  empty: 'Your cart is empty',
  emptyText: 'What you add waits for you here, also without a connection.',
  needsScripts: 'The cart is kept on your device and needs JavaScript.',
  offline: 'We will check prices and stock when you are back online.',
  more: (quantity: number) =>
    count(quantity, { one: 'and # more piece in your cart', other: 'and # more pieces in your cart' }),
  quantityOf: (name: string) => `Quantity of ${name}`,
  together: 'Together',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeItem: 'Remove item',
  removeQuestion: (name: string) => `Take ${name} out of your cart?`,
  keep: 'Keep',
  removed: (name: string) => `${name} has been removed.`,
  returned: (name: string) => `${name} is back in your cart.`,
  undo: 'Undo',
  change: 'Change',
  changeOf: (name: string) => `Change colour or size of ${name}`,
  save: 'Save for later',
  saveOf: (name: string) => `Save for later: ${name}`,
  savedForLater: (name: string) => `${name} is saved for later.`,
  soldOut: 'Out of stock! Save it for later, or remove it before you order.',
  soldOutInThis: 'Out of stock! Choose another size or colour, save it for later, or remove it before you order.',
  inStock: 'In stock!',
  onlyLeft: (left: number) => count(left, { other: 'Only # left.' }),
  takeFewer: (quantity: number) => count(quantity, { other: 'Set the quantity to #' }),
  takeFewerOf: (name: string, quantity: number) => count(quantity, { other: `Set the quantity to # for ${name}` }),
  setTo: (left: number, quantity: number) =>
    `${count(left, { other: 'Only # left' })}, ${count(quantity, { other: 'we set the quantity to #' })}.`,
  quantityRefused: (wanted: number, quantity: number) =>
    `${count(wanted, { other: 'The shop could not take # of it' })}, ${count(quantity, { other: 'so the quantity is # again' })}.`,
  choiceRefused: (wanted: string) => `The shop could not change it to ${wanted}, so it is as it was.`,
  stockUnsure: 'We could not check its stock yet. We will before your order is sent.',
  summary: 'Order summary',
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  tax: 'Tax',
  storeCredit: 'Store credit',
  total: 'Total',
  allTaxes: 'Prices are incl. of all taxes.',
  estimated: 'Estimated on this device. The shop confirms the final sum.',
});
