import type { TextsOf } from '../writing/messages.ts';
import type { invoiceMessages } from './en.ts';

export const invoice: TextsOf<typeof invoiceMessages> = {
  heading: 'Factura',
  orderNumber: 'Número de pedido',
  orderDate: 'Fecha del pedido',
  placeOfSupply: 'Lugar de suministro',
  payment: 'Pago',
  reverseCharge: 'Inversión del sujeto pasivo',
  no: 'No',
  soldBy: 'Vendido por',
  billTo: 'Facturar a',
  shipTo: 'Enviar a',
  taxId: (id) => `Número de identificación fiscal ${id}`,
  item: 'Artículo',
  code: 'Código HSN',
  quantity: 'Cantidad',
  taxable: 'Base imponible',
  tax: 'Impuesto',
  total: 'Total',
  each: (price) => `${price} por pieza, todos los impuestos incluidos`,
  discount: (amount) => `Descuento ${amount}`,
  shipping: 'Envío',
  storeCredit: 'Saldo de la tienda',
  charged: 'Importe cobrado',
  inRupees: 'Todos los importes son en rupias indias.',
};
