import type { TextsOf } from '../writing/messages.ts';
import type { invoiceMessages } from './en.ts';

export const invoice: TextsOf<typeof invoiceMessages> = {
  heading: 'Factuur',
  orderNumber: 'Bestelnummer',
  orderDate: 'Besteldatum',
  placeOfSupply: 'Plaats van levering',
  payment: 'Betaling',
  reverseCharge: 'Belasting verlegd',
  no: 'Nee',
  soldBy: 'Verkocht door',
  billTo: 'Factuur aan',
  shipTo: 'Bezorgen aan',
  taxId: (id) => `Belastingnummer ${id}`,
  item: 'Artikel',
  code: 'HSN-code',
  quantity: 'Aantal',
  taxable: 'Belastbaar bedrag',
  tax: 'Belasting',
  total: 'Totaal',
  each: (price) => `${price} per stuk, inclusief alle belastingen`,
  discount: (amount) => `Korting ${amount}`,
  shipping: 'Bezorging',
  storeCredit: 'Tegoed',
  charged: 'In rekening gebracht',
  inRupees: 'Alle bedragen zijn in Indiase roepies.',
};
