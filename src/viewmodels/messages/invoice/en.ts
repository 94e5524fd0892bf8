import { defineMessages } from '../writing/messages.ts';

/** The tax invoice of an order. */
export const invoiceMessages = defineMessages('invoice', {
  heading: 'Tax invoice',
  orderNumber: 'Order number',
  orderDate: 'Order date',
  placeOfSupply: 'Place of supply',
  payment: 'Payment',
  reverseCharge: 'Tax payable on reverse charge',
  no: 'No',
  soldBy: 'Sold by',
  billTo: 'Bill to',
  shipTo: 'Ship to',
  taxId: (id: string) => `Tax ID ${id}`,
  item: 'Item',
  code: 'HSN code',
  quantity: 'Quantity',
  taxable: 'Taxable value',
  tax: 'Tax',
  total: 'Total',
  each: (price: string) => `${price} each, incl. of all taxes`,
  discount: (amount: string) => `Discount ${amount}`,
  shipping: 'Delivery',
  storeCredit: 'Store credit',
  charged: 'Amount charged',
  inRupees: 'All amounts are in Indian rupees.',
});
